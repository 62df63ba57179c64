import { useSite } from "~/site-data";
import { BlockContent } from "~/ui/block-content";
import { CategoriaGrid } from "./categoria-grid";

/** The main categories as cards, or why there are none. */
export function CategoriasPrincipales() {
  const { categorias } = useSite();
  return (
    <BlockContent
      block={categorias}
      failed="No se pudieron cargar las categorías. Inténtalo de nuevo más tarde."
      empty="No hay categorías disponibles."
    >
      {(principales) => <CategoriaGrid categorias={principales} />}
    </BlockContent>
  );
}
