import type { ReactNode } from "react";
import type { FieldOf } from "~/ui/form/fields";
import { Icon } from "~/ui/picture/icon";

export interface FormSection {
  title: string;
  intro?: string;
  content: ReactNode;
  /** Folds the section, which opens by itself at a problem or note of one of these fields. */
  fields?: readonly string[];
  /** Tells of a folded section what is in it. */
  value?: string;
}

interface FormSectionsProps {
  sections: readonly FormSection[];
  field: FieldOf;
  /** The fields that an editorial note is about. */
  noted?: readonly string[];
}

const idOf = (at: number) => `seccion-${at + 1}`;

/** The sections of a record's form; where there is room, links to all of them stay in sight. */
export function FormSections({ sections, field, noted = [] }: FormSectionsProps) {
  const isOpen = (name: string) => field(name).error !== undefined || noted.includes(name);
  return (
    <>
      {sections.length > 2 && (
        <nav
          aria-label="Apartados"
          className="sticky top-0 z-10 -mx-8 bg-page px-8 max-lg:hidden in-[dialog]:hidden"
        >
          <ul className="secciones gap-x-4 text-xs">
            {sections.map(({ title }, at) => (
              <li key={title}>
                <a href={`#${idOf(at)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map((section, at) =>
        section.fields ? (
          <Folded
            key={section.title}
            id={idOf(at)}
            isOpen={section.fields.some(isOpen)}
            {...section}
          />
        ) : (
          <section
            key={section.title}
            id={idOf(at)}
            aria-labelledby={`${idOf(at)}-titulo`}
            className="panel min-w-0 p-4 sm:p-6"
          >
            <h2 id={`${idOf(at)}-titulo`} className="text-xl">
              {section.title}
            </h2>
            <Inside {...section} />
          </section>
        ),
      )}
    </>
  );
}

type FoldedProps = FormSection & { id: string; isOpen: boolean };

/** The link leads to what is folded, because browsers then open it. */
const Folded = ({ id, isOpen, title, value, ...section }: FoldedProps) => (
  <details open={isOpen} className="group panel min-w-0">
    <summary className="flex min-h-12 items-center gap-2 px-4 py-2 sm:px-6">
      <Icon name="flecha" className="size-4 transition-transform group-open:rotate-90" />
      <h2 className="flex-none text-xl">{title}</h2>
      <span className="min-w-0 flex-1 truncate text-right text-sm text-soft">{value}</span>
    </summary>
    <div id={id} className="px-4 pb-4 sm:px-6 sm:pb-6">
      <Inside {...section} />
    </div>
  </details>
);

const Inside = ({ intro, content }: Pick<FormSection, "intro" | "content">) => (
  <>
    {intro && <p className="mt-1 max-w-2xl text-sm text-soft">{intro}</p>}
    <div className="mt-4 grid grid-cols-1 gap-5">{content}</div>
  </>
);
