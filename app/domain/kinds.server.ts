import { CATEGORIA } from "~nouns/categorias/queries/categoria.kind.server";
import { CONSEJO } from "~nouns/consejos/queries/consejo.kind.server";
import { PAGINA } from "~nouns/paginas/pagina.kind.server";
import { PRODUCTO } from "~nouns/productos/queries/producto.kind.server";
import type { Kind, ListedKind, PublishedKind } from "~record/kind.server";
import type { Tipo, TipoDelCatalogo, TipoPublicable } from "~record/tipos/tipo";

/** Every noun that goes to the trash; `record/` is handed these and knows none by name. */
export const KINDS: Kinds = {
  producto: PRODUCTO,
  consejo: CONSEJO,
  pagina: PAGINA,
  categoria: CATEGORIA,
};

type Kinds = Readonly<
  Record<TipoDelCatalogo, ListedKind> &
    Record<Exclude<TipoPublicable, TipoDelCatalogo>, PublishedKind> &
    Record<Exclude<Tipo, TipoPublicable>, Kind>
>;

/** In the order in which those that are due are published. */
export const PUBLISHED_KINDS: readonly PublishedKind[] = [CONSEJO, PRODUCTO, PAGINA];
