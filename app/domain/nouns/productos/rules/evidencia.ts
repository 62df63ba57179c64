import { parseListOf } from "~base/listas";

export const METODO_LABELS = {
  probado: "Probado",
  ficha: "Ficha técnica",
  opiniones: "Opiniones contrastadas",
};

export const METODO_TEXTOS: Readonly<typeof METODO_LABELS> = {
  probado: "Lo hemos tenido y usado.",
  ficha: "No lo hemos probado: valoramos lo que declara el fabricante.",
  opiniones: "No lo hemos probado: contrastamos lo que cuentan quienes lo usan.",
};

export const PROCEDENCIA_LABELS = {
  comprado: "Comprado por nosotros",
  prestado: "Prestado por otros",
  cedido: "Cedido o regalado por otros",
};

/** True where the product came from a party with an interest in its review. */
export const isAjena = (procedencia?: string | null) =>
  procedencia === "prestado" || procedencia === "cedido";

export const PROCEDENCIA_MAX_LENGTH = 80;

export const EVIDENCIA_LABELS = {
  metodo: "En qué se basa la reseña",
  procedencia: "Cómo llegó a nosotros",
  procedencia_de: "Quién lo prestó o cedió",
  cambio_fecha: "Fecha de la nota",
  cambio_texto: "Nota nueva",
  retirada: "Estado de venta",
  retirada_motivo: "Motivo",
};

export type Cambio = { fecha: string; texto: string };

export const nameOfCambio = ({ fecha, texto }: Cambio) => `${fecha} ${texto}`;

export const RETIRADA_LABELS = {
  retirado: "Retirado",
  alerta: "Alerta de seguridad",
};

export const CAMBIOS_LIMIT = 30;
export const CAMBIO_MAX_LENGTH = 300;

export const parseCambios = (json: string): Cambio[] => parseListOf(json, isCambio);

function isCambio(value: unknown): value is Cambio {
  if (typeof value !== "object" || value === null) return false;
  if (!("fecha" in value && "texto" in value)) return false;
  return typeof value.fecha === "string" && typeof value.texto === "string";
}
