import { paths } from "~/site/paths";
import type { Alternativa } from "./alternativas";

export function AlternativasLista({ alternativas }: { alternativas: readonly Alternativa[] }) {
  if (alternativas.length === 0) return null;
  return (
    <section aria-labelledby="antes" className="mt-10 max-w-2xl">
      <h2 id="antes" className="text-2xl">
        Antes de decidir
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {alternativas.map(({ slug, title, diferencias }) => (
          <li key={slug} className="py-3 wrap-anywhere">
            <a href={paths.producto(slug)} className="prose-link inline-block py-1 font-semibold">
              {title}
            </a>
            {diferencias.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
