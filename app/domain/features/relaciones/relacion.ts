import { done, failed } from "~/http/results/flash-message";
import { formatCount } from "~/ui/text/format-number";
import type { Item, TipoDelCatalogo } from "~record/tipos/tipo";

export type Origen = Item<TipoDelCatalogo>;

export function origenOf(fields: FormData | URLSearchParams): Origen {
  const consejo = fields.get("consejo");
  return consejo
    ? { tipo: "consejo", id: String(consejo) }
    : { tipo: "producto", id: String(fields.get("producto") ?? "") };
}

export const MANAGE_TITLES: Readonly<Record<TipoDelCatalogo, string>> = {
  producto: "Gestionar relaciones",
  consejo: "Gestionar productos recomendados",
};

export const SHOWN_LIMIT = 50;
export const CHOSEN_LIMIT = 200;

export const chosenInWords = (count: number) =>
  formatCount(count, "producto seleccionado", "productos seleccionados");

export const joinIds = (ids: Iterable<string>) => [...ids].join(".");
export const splitIds = (text: string) => text.split(".").filter(Boolean);

export const RELACIONES_NOT_SAVED =
  "Hubo un problema al actualizar las relaciones. Inténtalo de nuevo.";

export const relacionesMensajes = {
  "relaciones.actualizadas": done("Relaciones actualizadas"),
  "relaciones.fallo": failed("Error", RELACIONES_NOT_SAVED),
  "relacion.eliminada": done("Eliminado", "La relación ha sido eliminada exitosamente."),
} as const;
