import { type Categoria, fallbackDescripcion } from "~/domain/categorias/rules/categoria";
import { Picture } from "~/domain/imagenes/screens/picture";
import type { Block } from "~/http/replies/block";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { CategoriaIcon } from "./categoria-icon";

export function CategoriasPrincipales({ categorias }: { categorias: Block<Categoria[]> }) {
  return (
    <BlockContent
      block={categorias}
      failed="No se pudieron cargar las categorías. Inténtalo de nuevo más tarde."
      empty="No hay categorías disponibles."
    >
      {(principales) => (
        <ul className="cells category-rows grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {principales.map((categoria) => (
            <li key={categoria.id}>
              <a href={paths.categoria(categoria.slug)} className="card category-card">
                <span className="frame">
                  <Picture imagen={categoria.imagen} sizes="5rem" thumb decorative />
                </span>
                <span>
                  <strong>
                    <CategoriaIcon slug={categoria.slug} />
                    {categoria.nombre}
                  </strong>
                  {categoria.descripcion ?? fallbackDescripcion(categoria.nombre)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </BlockContent>
  );
}
