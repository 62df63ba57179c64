import { formatNumber } from "~/ui/text/format-number";
import { type Grupo, SEARCH_LIMIT } from "./busqueda";
import { ResultCard } from "./result-card";

interface ResultGroupProps {
  id: string;
  nombre: string;
  grupo: Grupo;
}

export function ResultGroup({ id, nombre, grupo: { total, resultados } }: ResultGroupProps) {
  if (total === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {nombre} ({formatNumber(total)})
      </h2>
      {total > SEARCH_LIMIT && (
        <p className="mt-1 text-sm text-soft">Se muestran los primeros {SEARCH_LIMIT}</p>
      )}
      <ul className="mt-5 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {resultados.map((resultado) => (
          <li key={resultado.id} className="grid grid-cols-1 lg:last:odd:col-span-full">
            <ResultCard resultado={resultado} />
          </li>
        ))}
      </ul>
    </section>
  );
}
