import type { Categoria } from "~/domain/categorias/rules/categoria";
import { CategoriaIcon } from "~/domain/categorias/screens/categoria-icon";
import type { ConsejoCard } from "~/domain/consejos/rules/consejo";
import { formatLong } from "~/domain/fechas";
import { Picture } from "~/domain/imagenes/screens/picture";
import type { Block } from "~/http/block";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";

/** A block with nothing in it takes no place; one that failed says so. */
const isShown = (block: Block<unknown[]>) => "failed" in block || block.data.length > 0;

export function ConsejosRelacionados({ consejos }: { consejos: Block<ConsejoCard[]> }) {
  if (!isShown(consejos)) return null;
  return (
    <section aria-labelledby="relacionados">
      <h2 id="relacionados" className="text-lg">
        Artículos relacionados
      </h2>
      <div className="mt-4">
        <BlockContent
          block={consejos}
          failed="No se pudieron cargar los artículos. Inténtalo de nuevo más tarde."
          empty=""
        >
          {(items) => (
            <ul className="grid gap-4">
              {items.map((consejo) => (
                <Relacionado key={consejo.id} consejo={consejo} />
              ))}
            </ul>
          )}
        </BlockContent>
      </div>
    </section>
  );
}

function Relacionado({ consejo }: { consejo: ConsejoCard }) {
  return (
    <li className="relative flex gap-3.5">
      <span className="frame size-20 flex-none rounded-md">
        <Picture imagen={consejo.imagen} sizes="6rem" thumb decorative />
      </span>
      <span>
        <a
          href={paths.consejo(consejo.slug)}
          className="block text-sm leading-snug font-semibold after:absolute after:inset-0 hover:text-brand hover:underline"
        >
          {consejo.titulo}
        </a>
        <time dateTime={consejo.fecha} className="mt-1 block text-xs text-soft">
          {formatLong(consejo.fecha)}
        </time>
      </span>
    </li>
  );
}

interface CategoriasPopularesProps {
  categorias: Block<Pick<Categoria, "slug" | "nombre">[]>;
}

export function CategoriasPopulares({ categorias }: CategoriasPopularesProps) {
  if (!isShown(categorias)) return null;
  return (
    <section aria-labelledby="populares" className="no-print">
      <h2 id="populares" className="text-lg">
        Categorías populares
      </h2>
      <div className="mt-3">
        <BlockContent
          block={categorias}
          failed="No se pudieron cargar las categorías. Inténtalo de nuevo más tarde."
          empty=""
        >
          {(items) => (
            <ul className="grid gap-0.5">
              {items.map(({ slug, nombre }) => (
                <li key={slug}>
                  <a href={paths.categoria(slug)} className="tree-link -mx-2">
                    <CategoriaIcon slug={slug} />
                    {nombre}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </BlockContent>
      </div>
    </section>
  );
}
