import type { ReactNode } from "react";
import type { FieldOf } from "~/ui/form/fields";
import { Icon } from "~/ui/picture/icon";

export interface FormSection {
  title: string;
  intro?: string;
  content: ReactNode;
  /** Folds the section and shows the first of these fields; a problem in any of them opens it. */
  fields?: readonly [string, ...string[]];
}

interface FormSectionsProps {
  sections: readonly FormSection[];
  field: FieldOf;
}

/** The sections of a record's form; on a page of its own, links to all of them stay in sight. */
export function FormSections({ sections, field }: FormSectionsProps) {
  return (
    <>
      <nav
        aria-label="Apartados"
        className="sticky top-0 z-10 -mx-5 bg-page px-5 md:-mx-8 md:px-8 in-[dialog]:hidden"
      >
        <ul className="secciones gap-x-4 text-xs">
          <li>
            <a href="#top">Arriba</a>
          </li>
          {sections.map(({ title }, at) => (
            <li key={title}>
              <a href={`#seccion-${at + 1}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ title, fields, ...inside }, at) => {
        const id = `seccion-${at + 1}`;
        if (!fields) {
          return (
            <section key={title} id={id} className="panel min-w-0 p-4 sm:p-6">
              <h2 className="text-xl">{title}</h2>
              <Inside {...inside} />
            </section>
          );
        }
        return (
          <details
            key={title}
            open={fields.some((name) => field(name).error)}
            className="group panel min-w-0"
          >
            <summary className="flex min-h-12 items-center gap-2 px-4 py-2 sm:px-6">
              <Icon name="flecha" className="size-4 transition-transform group-open:rotate-90" />
              <h2 className="flex-none text-xl">{title}</h2>
              <span className="min-w-0 flex-1 truncate text-right text-sm text-soft">
                {field(fields[0]).defaultValue.replaceAll("\n", ", ")}
              </span>
            </summary>
            {/* A link leads to what is folded, because browsers then open it. */}
            <div id={id} className="px-4 pb-4 sm:px-6 sm:pb-6">
              <Inside {...inside} />
            </div>
          </details>
        );
      })}
    </>
  );
}

const Inside = ({ intro, content }: Pick<FormSection, "intro" | "content">) => (
  <>
    {intro && <p className="mt-1 max-w-2xl text-sm text-soft">{intro}</p>}
    <div className="mt-4 grid grid-cols-1 gap-5">{content}</div>
  </>
);
