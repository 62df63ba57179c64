import type { ReactNode } from "react";
import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { formatLong } from "~base/fechas";
import { ContenidoView } from "~features/contenido-view/contenido";
import type { Contenido } from "~features/contenido-view/contenido.server";
import { LEGAL_UPDATED } from "~nouns/ajustes/titular";

export type LegalSection = { id: string; title: string; content: ReactNode };

interface LegalPageProps {
  title: string;
  summary: ReactNode;
  sections: LegalSection[];
  extra: Block<Contenido & { updated?: string }>;
}

export function LegalPage({ title, summary, sections, extra }: LegalPageProps) {
  const { updated = LEGAL_UPDATED } = "data" in extra ? extra.data : {};
  const own = "data" in extra ? extra.data.bloques : [];
  const headings = own.flatMap((each) =>
    each.kind === "h2" ? { id: each.id, title: each.texto } : [],
  );
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: title }]} />
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 max-w-text text-lg text-soft">{summary}</p>
      <p className="mt-3 text-sm text-soft">
        Última actualización: <time dateTime={updated}>{formatLong(updated)}</time>
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-10">
        <Contents sections={[...sections, ...headings]} />
        <div className="prose min-w-0 max-w-3xl">
          {sections.map(({ id, title: heading, content }, index) => (
            <section key={id} aria-labelledby={id} className="prose">
              <h2 id={id} className={index === 0 ? "mt-0!" : ""}>
                {heading}
              </h2>
              {content}
            </section>
          ))}
          {"data" in extra && <ContenidoView contenido={extra.data} />}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: Pick<LegalSection, "id" | "title">[] }) {
  return (
    <nav aria-labelledby="indice" className="no-print self-start rounded-lg bg-band p-5">
      <h2 id="indice" className="font-sans text-base">
        En esta página
      </h2>
      <ol className="mt-2 grid text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 hover:text-brand hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
