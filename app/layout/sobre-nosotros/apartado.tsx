import { ContenidoView } from "~/domain/contenido/contenido";
import type { BloqueVisto } from "~/domain/contenido/contenido.server";
import type { Parte } from "~/domain/contenido/partes";
import { Section } from "~/ui/page/section";

/** Parts with a smaller heading stand side by side as cards. */
export function Apartado({ parte, isBand }: { parte: Parte; isBand: boolean }) {
  const { id, titulo, contenido } = parte;
  const first = contenido.bloques.findIndex(isCard);
  const before = first < 0 ? contenido.bloques : contenido.bloques.slice(0, first);
  const cards = first < 0 ? [] : cardsOf(contenido.bloques.slice(first));
  return (
    <Section id={id} title={titulo} tone={isBand ? "band" : "plain"}>
      {before.length > 0 && (
        <div className="prose max-w-3xl">
          <ContenidoView contenido={{ ...contenido, bloques: before }} />
        </div>
      )}
      {cards.length > 0 && (
        <ul className="mt-6 grid gap-5 first:mt-0 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((bloques) => (
            <li
              key={bloques[0]?.line}
              className="prose min-w-0 rounded-lg border border-line bg-surface p-5 wrap-anywhere *:first:mt-0"
            >
              <ContenidoView contenido={{ ...contenido, bloques }} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const isCard = ({ kind }: BloqueVisto) => kind === "h3";

function cardsOf(bloques: readonly BloqueVisto[]): BloqueVisto[][] {
  const cards: BloqueVisto[][] = [];
  for (const bloque of bloques) {
    if (isCard(bloque)) cards.push([]);
    cards.at(-1)?.push(bloque);
  }
  return cards;
}
