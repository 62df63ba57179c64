import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { FoldedSection } from "~/ui/page/folded-section";
import { ProseLink } from "~/ui/page/link";
import type { Guia } from "./guias.server";

type GuiasProps = { guias: readonly Guia[] };

export function NuestraEleccion({ guias, children }: GuiasProps & { children: ReactNode }) {
  return (
    <>
      <p className="mb-1 font-semibold md:mb-2 md:text-lg">Nuestra elección</p>
      {children}
      <ul className="mt-3 mb-6 text-sm">
        {guias.map(({ slug, titulo }) => (
          <li key={slug}>
            Guía de compra: <ProseLink href={paths.consejo(slug)}>{titulo}</ProseLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const FIRST = 2;

export function GuiasDeCompra({ guias }: GuiasProps) {
  if (guias.length === 0) return null;
  return (
    <FoldedSection id="guias" title="Nuestras guías" className="mb-8 max-md:contents">
      <ul className="cards mt-3 lg:grid-cols-2">
        {guias.map(({ slug, titulo, elecciones }) => (
          <li key={slug} className="rounded-lg bg-band p-3 lg:last:odd:col-span-full">
            <ProseLink href={paths.consejo(slug)}>{titulo}</ProseLink>
            <ul className="mt-1 text-sm">
              {elecciones.slice(0, FIRST).map((each) => (
                <li key={each.slug}>
                  {each.etiqueta && <span className="text-soft">{each.etiqueta}: </span>}
                  <ProseLink href={paths.producto(each.slug)}>{each.title}</ProseLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
