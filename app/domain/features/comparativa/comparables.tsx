import { paths } from "~/site/paths";
import { Titled } from "~/ui/page/titled";
import type { Comparable } from "~nouns/productos/queries/comparables.server";

export function Comparables({ comparables }: { comparables: Comparable[] }) {
  if (comparables.length === 0) return null;
  return (
    <Titled id="hechas" title="O empieza por una comparación hecha" className="wrap pb-16">
      <ul className="cards mt-5 sm:grid-cols-2 lg:grid-cols-3">
        {comparables.map(({ nombre, productos }) => (
          <li key={nombre} className="card p-5">
            <h3 className="text-lg">
              <a
                href={paths.comparativas({ p: productos.map(({ slug }) => slug).join(",") })}
                className="hover:text-brand hover:underline"
              >
                {nombre}
              </a>
            </h3>
            <ul className="mt-2 text-sm text-soft">
              {productos.map(({ slug, title }) => (
                <li key={slug}>{title}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
