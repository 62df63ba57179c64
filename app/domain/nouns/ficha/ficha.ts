import { formatNumber } from "~/ui/text/format-number";
import { pick } from "~base/pick";
import type { Fuente } from "~db/schema/fichas";
import { type Dato, FUENTE_LABELS, fits, formatValor, isNota, type Valor } from "./dato";
import { isMedicion, type Medicion, medicionText } from "./medicion";

export type Medida = { valor: Valor; fuente: Fuente; medicion?: Medicion };

/** Values by the id of the fact; those of a former category are kept. */
export type Ficha = Readonly<Record<string, Medida>>;

export function parseFicha(json: unknown): Ficha {
  try {
    const found: unknown = JSON.parse(String(json));
    const entries = typeof found === "object" && found ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter(([, value]) => isMedida(value)));
  } catch {
    return {};
  }
}

function isMedida(value: unknown): value is Medida {
  if (typeof value !== "object" || value === null) return false;
  if (!("valor" in value && "fuente" in value)) return false;
  const isFuente = typeof value.fuente === "string" && Object.hasOwn(FUENTE_LABELS, value.fuente);
  if ("medicion" in value && !isMedicion(value.medicion)) return false;
  return isFuente && (typeof value.valor === "number" || typeof value.valor === "string");
}

/** Sorts the keys, so that equal sheets give equal texts. */
export const fichaText = (ficha: Ficha) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(ficha)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, { valor, fuente, medicion }]) => [id, { valor, fuente, medicion }]),
    ),
  );

export const fotosDeFicha = (ficha: Ficha = {}) =>
  Object.values(ficha).flatMap(({ medicion }) => medicion?.foto || []);

/** Removes values given as null and keeps those not named. */
export const changeFicha = (ficha: Ficha, changes: Readonly<Record<string, Medida | null>>) =>
  Object.fromEntries(
    Object.entries({ ...ficha, ...changes }).filter((entry): entry is [string, Medida] =>
      Boolean(entry[1]),
    ),
  );

export function medidaOf(dato: Dato, ficha: Ficha): Medida | undefined {
  const medida = ficha[dato.id];
  return medida && fits(dato, medida.valor) ? medida : undefined;
}

/** Sorted like the facts; empty without any value. @param medidos facts to show without a value */
export function mostrarFicha(datos: readonly Dato[], ficha: Ficha, medidos?: ReadonlySet<string>) {
  const filas = datos
    .filter(({ peso }) => peso === null)
    .map((dato) => toFila(dato, ficha))
    .filter(({ id, valor }) => valor !== null || !medidos || medidos.has(id));
  return filas.some(({ valor }) => valor !== null) ? filas : [];
}

export type FichaMostrada = ReturnType<typeof mostrarFicha>;

export const mostrarCriterios = (datos: readonly Dato[], ficha: Ficha): FichaMostrada =>
  datos
    .filter((dato) => dato.peso !== null && medidaOf(dato, ficha))
    .map((dato) => toFila(dato, ficha));

const sayValor = (dato: Dato, valor: Valor) =>
  valor === 0 && dato.unidad === "meses" ? "Desde el nacimiento" : formatValor(dato, valor);

function toFila(dato: Dato, ficha: Ficha) {
  const shown = pick(dato, ["id", "nombre", "unidad", "tipo", "mejor", "peso", "casa"]);
  const medida: Partial<Medida> = medidaOf(dato, ficha) ?? {};
  const { valor = null, fuente = null, ...how } = medida;
  return { ...shown, valor, texto: valor === null ? null : sayValor(dato, valor), fuente, ...how };
}

/** The mean of the scores, weighted by criterion. @param textOf gives the typed or stored text */
export function mediaOf<Each extends Pick<Dato, "peso">>(
  datos: readonly Each[],
  textOf: (dato: Each) => string,
) {
  const notas = datos.flatMap((dato) => {
    const [text, nota] = [textOf(dato).trim(), Number(textOf(dato).replace(",", "."))];
    return dato.peso && text && isNota(nota) ? { peso: dato.peso, nota } : [];
  });
  const total = notas.reduce((sum, { peso }) => sum + peso, 0);
  const sum = notas.reduce((all, { peso, nota }) => all + peso * nota, 0);
  return total > 0 ? sum / total : undefined;
}

const VECES = ["", "", "el doble", "el triple"];

export function sayPeso(peso: number, pesos: readonly number[]): string {
  const veces = peso / Math.min(...pesos);
  if (new Set(pesos).size === 1 || veces === 1) return "";
  if (VECES[veces]) return `cuenta ${VECES[veces]}`;
  const total = pesos.reduce((sum, each) => sum + each, 0);
  return `cuenta un ${Math.round((100 * peso) / total)} %`;
}

export const claveOf = (id: string) => id.replace(/-[^-]*$/, "");

/** Names facts by their keys, because a version may hold facts that have been deleted. */
export const fichaLines = (json: string | undefined) =>
  Object.entries(parseFicha(json))
    .map(([id, { valor, fuente, medicion }]) => {
      const text = typeof valor === "number" ? formatNumber(valor) : valor;
      const how = [FUENTE_LABELS[fuente].toLowerCase(), medicionText(medicion)].filter(Boolean);
      return `${claveOf(id)}: ${text} (${how.join(": ")})`;
    })
    .join("\n");
