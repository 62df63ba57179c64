import type { Imagen } from "~/domain/imagenes/imagen";
import type { Item, TipoPublicable } from "~/domain/tipo";
import { formatCount } from "~/ui/format-number";

/** What recommends products: a product, or an article. */
export type Origen = Item<TipoPublicable>;

/** The source that an address names, as `productos/P1`; undefined for other kinds. */
export function origenFrom({ tipo = "", id = "" }: { tipo?: string; id?: string }) {
  const found = ORIGEN_TIPOS.find((each) => `${each}s` === tipo);
  return found && ({ tipo: found, id } satisfies Origen);
}

const ORIGEN_TIPOS: readonly TipoPublicable[] = ["producto", "consejo"];

/** What the dialog of a source is called, and what leads to it. */
export const MANAGE_TITLES: Readonly<Record<TipoPublicable, string>> = {
  producto: "Gestionar relaciones",
  consejo: "Gestionar productos recomendados",
};

/** A product or an article as the grid of relations shows it. */
export interface Tarjeta {
  id: string;
  title: string;
  imagen: Imagen;
  categoriaNombre: string;
  /** UTC ISO-8601; only articles have one. */
  fecha?: string;
  isDraft: boolean;
}

/** A product that may be related, in the list of the dialog. */
export interface Candidato extends Tarjeta {
  price: string | null;
  /** Related already, so it can only be looked at. */
  isRelated: boolean;
}

/** Products or articles that are shown at once; a search finds the others. */
export const SHOWN_LIMIT = 50;
/** Products that one form may add. */
export const CHOSEN_LIMIT = 200;

/** «1 producto seleccionado» */
export const countChosen = (count: number) =>
  formatCount(count, "producto seleccionado", "productos seleccionados");

/** Ids in one form field; they hold no dot. */
export const joinIds = (ids: Iterable<string>) => [...ids].join(".");
export const splitIds = (text: string) => text.split(".").filter(Boolean);
