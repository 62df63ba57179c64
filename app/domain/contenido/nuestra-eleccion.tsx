import { paths } from "~/site/paths";
import { ProseLink } from "~/ui/page/link";
import type { Guia } from "./guias.server";

/** Shows what the newest guide picks, and leads to the others; a phone rolls the picks sideways. */
export function NuestraEleccion({ guias }: { guias: readonly Guia[] }) {
  const [guia, ...others] = guias.toSorted((one, other) => (one.fecha < other.fecha ? 1 : -1));
  if (!guia) return null;
  return (
    <section aria-labelledby="eleccion" className="mb-8">
      <h2 id="eleccion" className="text-2xl">
        Nuestra elección
      </h2>
      <ul className="mt-3 flex gap-3 overflow-x-auto pb-2 sm:grid sm:grid-cols-2 lg:grid-cols-3">
        {guia.elecciones.map(({ slug, title, etiqueta }) => (
          <li key={slug} className="w-56 shrink-0 rounded-lg bg-band p-3 sm:w-auto">
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
    </section>
  );
}
