import type { Block } from "~/http/results/block";
import { Section } from "~/ui/page/section";
import { ContenidoView } from "~features/contenido-view/contenido";
import type { Contenido } from "~features/contenido-view/contenido.server";
import { partesOf } from "~features/contenido-view/partes";

export function ContactoFaq({ faq }: { faq: Block<Contenido> }) {
  if ("failed" in faq || faq.data.bloques.length === 0) return null;
  const { intro, partes } = partesOf(faq.data);
  return (
    <Section id="preguntas" title="Preguntas frecuentes" tone="band">
      {intro.bloques.length > 0 && (
        <div className="prose mb-6 max-w-3xl">
          <ContenidoView contenido={intro} />
        </div>
      )}
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {partes.map(({ id, titulo, contenido }) => (
          <li key={id} className="min-w-0 wrap-anywhere">
            <h3 className="text-lg">{titulo}</h3>
            <div className="prose mt-1 text-soft">
              <ContenidoView contenido={contenido} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
