import { CategoriaGrid } from "~/domain/categorias/categoria-grid";
import type { ConsejoCard } from "~/domain/consejos/consejo";
import { ConsejoGrid } from "~/domain/consejos/consejo-grid";
import type { Block } from "~/http/block";
import { paths } from "~/paths";
import { useSite } from "~/site-data";
import { BlockContent } from "~/ui/block-content";

/** Where to go on from a search that has nothing to show. */
export interface Salidas {
  ideas: Block<string[]>;
  consejos: Block<ConsejoCard[]>;
}

export function SinResultados({ salidas: { ideas, consejos } }: { salidas: Salidas }) {
  const { categorias } = useSite();
  return (
    <>
      {"data" in ideas && ideas.data.length > 0 && <Ideas ideas={ideas.data} />}
      <section aria-labelledby="categorias" className="mt-12">
        <h2 id="categorias" className="mb-5 text-2xl">
          Mira por categorías
        </h2>
        <BlockContent
          block={categorias}
          failed="No se pudieron cargar las categorías. Inténtalo de nuevo más tarde."
          empty="No hay categorías disponibles."
        >
          {(principales) => <CategoriaGrid categorias={principales} />}
        </BlockContent>
      </section>
      <section aria-labelledby="ultimos" className="mt-12">
        <h2 id="ultimos" className="mb-5 text-2xl">
          Últimos consejos
        </h2>
        <BlockContent
          block={consejos}
          failed="No se pudieron cargar los consejos. Inténtalo de nuevo más tarde."
          empty="No hay consejos disponibles actualmente."
        >
          {(ultimos) => <ConsejoGrid consejos={ultimos} />}
        </BlockContent>
      </section>
    </>
  );
}

function Ideas({ ideas }: { ideas: string[] }) {
  return (
    <section aria-labelledby="ideas" className="mt-6">
      <h2 id="ideas" className="font-sans text-sm font-semibold">
        Ideas para buscar
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <a href={paths.buscar(idea)} className="btn btn-quiet bg-surface px-4 text-sm">
              {idea}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
