import { CategoriaIcon } from "~/domain/categorias/screens/categoria-icon";
import { paths } from "~/site/paths";
import { formatNumber } from "~/ui/text/format-number";
import { type Grupo, type Idea, SEARCH_LIMIT, SEARCH_PAGES } from "../rules/busqueda";
import { ResultCard } from "./result-card";

interface ResultGroupProps {
  id: "productos" | "consejos";
  nombre: string;
  q: string;
  grupo: Grupo;
}

export function ResultGroup({ id, nombre, q, grupo }: ResultGroupProps) {
  const { total, resultados, pagina } = grupo;
  if (total === 0) return null;
  const first = (pagina - 1) * SEARCH_LIMIT + 1;
  const last = first + resultados.length - 1;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {nombre} ({formatNumber(total)})
      </h2>
      {total > SEARCH_LIMIT && (
        <p className="mt-1 text-sm text-soft">
          {pagina === 1
            ? `Se muestran los primeros ${SEARCH_LIMIT}`
            : `Se muestran del ${formatNumber(first)} al ${formatNumber(last)}`}
        </p>
      )}
      <ul className="mt-5 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {resultados.map((resultado) => (
          <li key={resultado.id} className="grid grid-cols-1 lg:last:odd:col-span-full">
            <ResultCard resultado={resultado} />
          </li>
        ))}
      </ul>
      {last < total && pagina < SEARCH_PAGES && (
        <p className="mt-6 text-center">
          <a
            href={paths.buscar(q, { grupo: id, pagina: pagina + 1 })}
            className="btn btn-quiet bg-surface"
          >
            Ver más<span className="sr-only"> {nombre.toLowerCase()}</span>
          </a>
        </p>
      )}
    </section>
  );
}

export function CategoriasHalladas({ categorias }: { categorias: Idea[] }) {
  if (categorias.length === 0) return null;
  return (
    <section aria-labelledby="categorias-halladas" className="mt-8">
      <h2 id="categorias-halladas" className="text-2xl">
        Categorías ({categorias.length})
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {categorias.map(({ slug, nombre }) => (
          <li key={slug} className="max-w-full">
            <a
              href={paths.categoria(slug)}
              className="btn btn-quiet bg-surface px-4 text-left wrap-anywhere"
            >
              <CategoriaIcon slug={slug} />
              {nombre}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
