import { CATEGORIA_KIND } from "~nouns/categorias/queries/categoria.kind.server";
import { CONSEJO_KIND } from "~nouns/consejos/queries/consejo.kind.server";
import { PAGINA_KIND } from "~nouns/paginas/pagina.kind.server";
import { PRODUCTO_KIND } from "~nouns/productos/queries/producto.kind.server";
import type { Kind, ListedKind, PublishedKind } from "~record/kind.server";
import type { TipoDelCatalogo } from "~record/tipos/tipo";

/** Lists every noun that can be deleted, for `record/`, which may not import nouns. */
export const KINDS: Kinds = {
  producto: PRODUCTO_KIND,
  consejo: CONSEJO_KIND,
  pagina: PAGINA_KIND,
  categoria: CATEGORIA_KIND,
};

type Kinds = Readonly<Record<TipoDelCatalogo, ListedKind>> &
  Readonly<{ pagina: PublishedKind; categoria: Kind }>;

/** Scheduled items that are due together are published in this order. */
export const PUBLISHED_KINDS: readonly PublishedKind[] = [CONSEJO_KIND, PRODUCTO_KIND, PAGINA_KIND];
