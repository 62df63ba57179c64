import type { ProductoCard } from "~/domain/productos/rules/producto";
import { ProductoLines } from "~/domain/productos/screens/producto-line";
import type { Block } from "~/http/block";
import { BlockContent } from "~/ui/page/block-content";

export function ProductosRecomendados({ productos }: { productos: Block<ProductoCard[]> }) {
  if ("data" in productos && productos.data.length === 0) return null;
  return (
    <section aria-labelledby="productos" className="mt-12">
      <h2 id="productos" className="mb-2 text-2xl">
        Productos recomendados
      </h2>
      <BlockContent
        block={productos}
        failed="No se pudieron cargar los productos. Inténtalo de nuevo más tarde."
        empty=""
      >
        {(items) => <ProductoLines productos={items} />}
      </BlockContent>
    </section>
  );
}
