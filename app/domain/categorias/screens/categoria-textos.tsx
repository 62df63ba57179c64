import { FoldedSection } from "~/ui/page/folded-section";
import { TEXTOS } from "../rules/categoria";

type Textos = Readonly<Record<keyof typeof TEXTOS, string>>;

/** Shows the long texts of a category; an empty line parts their paragraphs. */
export function CategoriaTextos({ textos }: { textos: Textos | undefined }) {
  const names = Object.keys(TEXTOS) as (keyof Textos)[];
  return names.map(
    (name) =>
      textos?.[name] && (
        <FoldedSection
          key={name}
          id={name}
          title={TEXTOS[name]}
          className="mt-10 max-w-2xl wrap-anywhere max-md:contents"
        >
          {textos[name].split(/\n\s*\n/).map((parrafo) => (
            <p key={parrafo} className="mt-3 max-w-text whitespace-pre-line">
              {parrafo}
            </p>
          ))}
        </FoldedSection>
      ),
  );
}
