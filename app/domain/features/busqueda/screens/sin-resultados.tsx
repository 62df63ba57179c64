import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { Titled } from "~/ui/page/titled";
import type { Categoria } from "~nouns/categorias/rules/categoria";
import { CategoriasPrincipales } from "~nouns/categorias/screens/categorias-principales";
import type { ConsejoCard } from "~nouns/consejos/queries/consejos.server";
import { ConsejosRecientes } from "~nouns/consejos/screens/consejo-grid";
import type { Idea } from "../rules/busqueda";

export interface Salidas {
  categorias: Block<Categoria[]>;
  ideas: Block<Idea[]>;
  consejos: Block<ConsejoCard[]>;
}

export function SinResultados({ salidas, titulo }: { salidas: Salidas; titulo: string }) {
  const { categorias, ideas, consejos } = salidas;
  return (
    <>
      {"data" in ideas && ideas.data.length > 0 && <Ideas ideas={ideas.data} titulo={titulo} />}
      <Titled id="categorias" title="Mira por categorías" className="mt-12" look="mb-5 text-2xl">
        <CategoriasPrincipales categorias={categorias} />
      </Titled>
      <Titled id="ultimos" title="Últimos consejos" className="mt-12" look="mb-5 text-2xl">
        <ConsejosRecientes consejos={consejos} />
      </Titled>
    </>
  );
}

function Ideas({ ideas, titulo }: { ideas: Idea[]; titulo: string }) {
  return (
    <Titled id="ideas" title={titulo} className="mt-6" look="font-sans text-sm font-semibold">
      <ul className="mt-2 flex flex-wrap gap-2 wrap-anywhere">
        {ideas.map(({ slug, nombre }) => (
          <li key={slug}>
            <a href={paths.categoria(slug)} className="btn btn-quiet bg-surface px-4 text-sm">
              {nombre}
            </a>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
