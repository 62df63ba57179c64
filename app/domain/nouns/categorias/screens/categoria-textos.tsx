import { FoldedSection } from "~/ui/page/folded-section";
import { ProseLink } from "~/ui/page/link";
import { namesOf } from "~record/campos/campo";
import { TEXTOS_CAMPOS } from "../categoria.kind";

type TextosProps = { textos: Readonly<Record<keyof typeof TEXTOS_CAMPOS, string>> | undefined };

/** Shows the start of «Cómo elegir» above the products, where there is room. */
export function PrimerParrafo({ textos }: TextosProps) {
  const [first] = textos?.como_elegir?.split(/\n\s*\n/) ?? [];
  if (!first) return null;
  return (
    <p className="mt-2 line-clamp-2 text-sm text-soft max-lg:hidden">
      <ProseLink href="#como_elegir">{TEXTOS_CAMPOS.como_elegir.label}</ProseLink>. {first}
    </p>
  );
}

/** Shows the long texts of a category; an empty line separates paragraphs. */
export function CategoriaTextos({ textos }: TextosProps) {
  const names = namesOf(TEXTOS_CAMPOS);
  return names.map(
    (name) =>
      textos?.[name] && (
        <FoldedSection
          key={name}
          id={name}
          title={TEXTOS_CAMPOS[name].label}
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
