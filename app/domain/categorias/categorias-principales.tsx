import { useSite } from "~/site-data";
import { BlockContent } from "~/ui/block-content";
import { CategoriaGrid } from "./categoria-grid";

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
