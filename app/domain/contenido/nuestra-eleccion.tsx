import { paths } from "~/site/paths";
import { FoldedSection } from "~/ui/page/folded-section";
import { ProseLink } from "~/ui/page/link";
import type { Guia } from "./guias.server";

/** Shows what the newest guide picks, and leads to the others. */
export function NuestraEleccion({ guias }: { guias: readonly Guia[] }) {
  const [guia, ...others] = guias.toSorted(
    (one, other) => Date.parse(other.fecha) - Date.parse(one.fecha),
  );
  if (!guia) return null;
  return (
    <FoldedSection id="eleccion" title="Nuestra elección" className="mb-8 max-md:contents">
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {guia.elecciones.map(({ slug, title, etiqueta }) => (
          <li key={slug} className="rounded-lg bg-band p-3">
            {etiqueta && <span className="block text-sm text-soft">{etiqueta}</span>}
            <ProseLink href={paths.producto(slug)}>{title}</ProseLink>
          </li>
        ))}
      </ul>
      <ul className="mt-2 grid gap-1">
        {[guia, ...others].map(({ slug, titulo }) => (
          <li key={slug}>
            Guía de compra: <ProseLink href={paths.consejo(slug)}>{titulo}</ProseLink>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
