import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { type Categoria, fallbackDescripcion } from "~nouns/categorias/rules/categoria";
import { Picture } from "~nouns/imagenes/screens/picture";
import { CategoriaIcon } from "./categoria-icon";

export function CategoriasPrincipales({ categorias }: { categorias: Block<Categoria[]> }) {
  return (
    <BlockContent block={categorias} of="las categorías" empty="No hay categorías disponibles.">
      {(principales) => (
        <ul className="cards cells category-rows grid-cols-2 lg:grid-cols-3">
          {principales.map((categoria) => (
            <li key={categoria.id}>
              <a href={paths.categoria(categoria.slug)} className="card category-card">
                <span className="frame">
                  <Picture
                    imagen={categoria.imagen}
                    sizes="(min-width: 32rem) 5rem, 44vw"
                    thumb
                    decorative
                  />
                </span>
                <span>
                  <strong>
                    <CategoriaIcon slug={categoria.slug} />
                    {categoria.nombre}
                  </strong>
                  <span className="max-sm:hidden">
                    {categoria.descripcion ?? fallbackDescripcion(categoria.nombre)}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </BlockContent>
  );
}
