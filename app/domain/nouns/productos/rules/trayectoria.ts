import { RETIRADA_LABELS } from "./evidencia";
import { isRated, UNRATED } from "./producto";

const SEGUIDOS = {
  veredicto: "Veredicto",
  rating: "Valoración",
  isrecommended: "Recomendado",
  retirada: "Venta",
} as const;

export type Seguido = keyof typeof SEGUIDOS;

export const COLUMNAS_SEGUIDAS = Object.keys(SEGUIDOS) as readonly Seguido[];

export const GIRO_INTENTS = ["ocultar", "mostrar"] as const;

export const GIRO_MISSING =
  "No se leería en ningún sitio: no cambia la valoración, el veredicto ni la recomendación de algo ya publicado";

export type GiroNombrado = { campo: Seguido; version: number };

export interface Giro extends GiroNombrado {
  dia: string;
  de: string | null;
  a: string | null;
  motivo: string | null;
  oculto: string | null;
}

export type Trayectoria = { desde: string; giros: Giro[] };

type Row = Readonly<Record<string, unknown>>;

export const girosOf = (before: Row, after: Row) =>
  COLUMNAS_SEGUIDAS.flatMap((campo) => {
    const [de, a] = [textOf(before[campo]), textOf(after[campo])];
    return after[campo] === undefined || de === a ? [] : [{ campo, de, a }];
  });

const textOf = (value: unknown) => (value == null || value === "" ? null : String(value));

const NOTHING: Readonly<Record<Seguido, string>> = {
  veredicto: "sin veredicto",
  rating: UNRATED.toLowerCase(),
  isrecommended: "no",
  retirada: "«a la venta»",
};

export const giroText = ({ campo, de, a }: Pick<Giro, "campo" | "de" | "a">) =>
  `${SEGUIDOS[campo]}: de ${valueText(campo, de)} a ${valueText(campo, a)}`;

function valueText(campo: Seguido, value: string | null): string {
  if (value === null) return NOTHING[campo];
  if (campo === "veredicto") return `«${value.replace(/\.$/, "")}»`;
  if (campo === "isrecommended") return value === "1" ? "sí" : NOTHING[campo];
  if (campo === "retirada")
    return `«${RETIRADA_LABELS[value as keyof typeof RETIRADA_LABELS].toLowerCase()}»`;
  const rating = Number(value);
  if (!isRated(rating)) return NOTHING[campo];
  return (Number.isInteger(rating) ? rating.toFixed(1) : value).replace(".", ",");
}

export const nameOfGiro = ({ campo, version }: GiroNombrado) => `${version} ${campo}`;

export function giroOfName(name: string): GiroNombrado | undefined {
  const [version, campo] = name.split(" ");
  const seguido = COLUMNAS_SEGUIDAS.find((each) => each === campo);
  return seguido && { version: Number(version), campo: seguido };
}
