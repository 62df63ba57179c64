import { FRANJAS, PRICE_HINT } from "~base/precio";
import type { Casa } from "~features/casa/casa.server";
import { NO_MEDIDO } from "~nouns/ficha/dato";
import { claveOf } from "~nouns/ficha/ficha";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { formatRating, isRated, UNRATED } from "~nouns/productos/rules/producto";
import { FIELD_LABELS } from "~nouns/productos/rules/producto-values";
import { freshPrice, notaOf } from "./premios";

export interface Fila {
  label: string;
  values: string[][];
  /** Praise beside the best values, if every product has one, all are on sale, and they differ. */
  best?: (string | undefined)[];
  isPrecio?: true;
}

/** These rows are shown even if all products have the same value. */
const ALWAYS = ["Precio", "Valoración"];

export function isShared({ label, values }: Fila): boolean {
  const [first, ...others] = values.map((value) => value.join("\n"));
  const isAlike = others.length > 0 && others.every((value) => value === first);
  return isAlike && first !== "" && !ALWAYS.includes(label);
}

export function toFilas(productos: readonly Producto[], onlyDifferences: boolean, now: string) {
  const filas: Fila[] = [
    {
      label: "Precio",
      values: productos.map(toPrecio),
      best: bestOf(
        "menos",
        onSale(productos, (each) => freshPrice(each, now)),
        "menor precio",
      ),
      isPrecio: true,
    },
    {
      label: "Valoración",
      values: productos.map(({ rating }) => [
        isRated(rating) ? `${formatRating(rating)} de 5` : UNRATED,
      ]),
      best: bestOf("mas", onSale(productos, notaOf), "mejor nota"),
    },
    ...filaDeTexto("Veredicto", productos, ({ veredicto }) => veredicto),
    ...filaDeTexto(FIELD_LABELS.para_quien, productos, ({ para_quien }) => para_quien),
    { label: "Categoría", values: productos.map(({ categoriaNombre }) => [categoriaNombre]) },
    ...filasDeFicha(productos),
    { label: "Características", values: productos.map(({ keyfeatures }) => keyfeatures) },
    { label: "Ventajas", values: productos.map(({ pros }) => pros) },
    { label: "Contras", values: productos.map(({ cons }) => cons) },
  ];
  if (!onlyDifferences || productos.length < 2) return filas;
  return filas.map(dropShared).filter(({ values }) => values.some((value) => value.length > 0));
}

const onSale = (productos: readonly Producto[], read: (producto: Producto) => unknown) =>
  productos.map((each) => (each.retirada ? undefined : read(each)));

function filaDeTexto(
  label: string,
  productos: readonly Producto[],
  textOf: (producto: Producto) => string | null | undefined,
): Fila[] {
  const values = productos.map((each) => [textOf(each) ?? ""].filter(Boolean));
  return values.some((value) => value.length > 0) ? [{ label, values }] : [];
}

/** Makes a row for each fact that any product has; the others show that it is missing. */
function filasDeFicha(productos: readonly Producto[]): Fila[] {
  const fichas = productos.map(
    ({ ficha, criterios }) => new Map([...ficha, ...criterios].map((each) => [sameAs(each), each])),
  );
  const all = new Map(fichas.flatMap((ficha) => [...ficha]));
  return [...all].flatMap(([same, dato]) => {
    const row = fichas.map((ficha) => ficha.get(same));
    if (row.every((each) => !each?.texto)) return [];
    const values = row.map((each) => (each ? [each.texto ?? NO_MEDIDO] : []));
    const numbers = row.map((each, n) => (productos[n]?.retirada ? undefined : each?.valor));
    return { label: dato.nombre, values, best: bestOf(dato.mejor, numbers, praiseOf(dato)) };
  });
}

/** Facts of different main categories are compared if key, unit, type and direction agree. */
const sameAs = ({ id, unidad, tipo, mejor }: Producto["ficha"][number]) =>
  [claveOf(id), unidad, tipo, mejor].join(" ");

/** Words for the best value: «menos peso» if the name is a quantity, else «el más bajo». */
function praiseOf({ nombre, unidad, mejor, peso }: Producto["ficha"][number]): string {
  if (peso !== null) return "mejor nota";
  if (unidad === "meses" && mejor === "menos") return "sirve antes";
  if (!/^(Peso|Ancho|Alto|Grosor|Autonomía|Alcance|Capacidad)$/.test(nombre)) {
    return mejor === "menos" ? "el más bajo" : "el más alto";
  }
  return `${mejor === "menos" ? "menos" : "más"} ${nombre.toLowerCase()}`;
}

function bestOf(mejor: "menos" | "mas" | null, values: readonly unknown[], words: string) {
  const numbers = values.filter((value) => typeof value === "number");
  if (!mejor || numbers.length < values.length || new Set(numbers).size < 2) return undefined;
  const best = mejor === "menos" ? Math.min(...numbers) : Math.max(...numbers);
  const isTie = numbers.filter((value) => value === best).length > 1;
  const said = isTie ? `${words}, en empate` : words;
  return numbers.map((value) => (value === best ? said : undefined));
}

function toPrecio({ price, franja, retirada }: Producto): string[] {
  const band = franja !== null && FRANJAS[franja];
  const text = price || band || (retirada ? "" : PRICE_HINT);
  return text ? [text] : [];
}

/** The row about the visitor's home comes first and is always visible. */
export function filaDeCasa(productos: readonly Producto[], { isAsked, juicios }: Casa): Fila[] {
  const values = productos.map(({ id }) => [juicios[id]?.dicho ?? ""]);
  return isAsked ? [{ label: "En tu casa", values }] : [];
}

function dropShared({ values, ...fila }: Fila): Fila {
  const [first = [], ...others] = values;
  const shared = first.filter((item) => others.every((value) => value.includes(item)));
  return { ...fila, values: values.map((value) => value.filter((item) => !shared.includes(item))) };
}
