import type { ReactNode } from "react";
import { inMidSentence, sayList } from "~/ui/text/frases";
import type { Producto } from "~nouns/productos/queries/producto-row.server";

const TABS = [
  { id: "descripcion", label: "Descripción Detallada" },
  { id: "caracteristicas", label: "Características" },
  { id: "pros-y-contras", label: "Pros y Contras" },
];

export interface ResenaProps {
  producto: Producto;
  /** The review as elements; empty where nobody has written one. */
  resena: ReactNode;
  dibujo?: ReactNode;
}

/** Sections without script, so that they can be searched and printed; script makes them tabs. */
export function ProductoTabs({ producto, resena }: ResenaProps) {
  return (
    <div data-pestanas>
      <ul className="secciones no-print">
        {TABS.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <Panel index={0}>
        <Descripcion producto={producto} resena={resena} />
      </Panel>
      <Panel index={1}>
        {producto.keyfeatures.length > 0 ? (
          <ul>
            {producto.keyfeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : (
          <p className="text-soft">Todavía no hemos anotado sus características.</p>
        )}
      </Panel>
      <Panel index={2}>
        <div className="grid gap-8 md:grid-cols-2">
          <ProsCons title="Ventajas" items={producto.pros} marks="pros" />
          <ProsCons title="Contras" items={producto.cons} marks="cons" />
        </div>
      </Panel>
    </div>
  );
}

function Panel({ index, children }: { index: number; children: ReactNode }) {
  const tab = TABS[index];
  return (
    <section
      id={tab?.id}
      aria-labelledby={`${tab?.id}-titulo`}
      className="max-w-2xl pt-8 not-print:[&[hidden]]:pt-0"
    >
      <h2 id={`${tab?.id}-titulo`} className="mb-4 text-2xl">
        {tab?.label}
      </h2>
      <div className="prose">{children}</div>
    </section>
  );
}

function Descripcion({ producto, resena }: ResenaProps) {
  if (!resena && producto.pros.length + producto.keyfeatures.length === 0)
    return <p className="text-soft">Todavía no hemos escrito su descripción.</p>;
  return (
    <>
      {resena}
      {producto.pros.length > 0 && (
        <p>Lo que más nos ha convencido: {toEnumeration(producto.pros, producto.title)}.</p>
      )}
      {producto.keyfeatures.length > 0 && (
        <p>
          Sus características principales son: {toEnumeration(producto.keyfeatures, producto.title)}
          .
        </p>
      )}
    </>
  );
}

type ProsConsProps = { title: string; items: string[]; marks: "pros" | "cons" };

function ProsCons({ title, items, marks }: ProsConsProps) {
  return (
    <div>
      <h3 className="mb-3 text-xl">{title}</h3>
      {items.length === 0 ? (
        <p className="text-soft">Nada que anotar por ahora.</p>
      ) : (
        <ul className={`marked ${marks}`}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Joins list items to one sentence, in which only names keep their capital letter. */
export function toEnumeration(items: readonly string[], title = ""): string {
  const parts = items.map((item) => item.replace(/(?<![.;])[.;]+$/, ""));
  const words = [title, ...parts].flatMap((text) => text.split(/[\s,]+/).slice(1));
  return sayList(parts.map((part) => inMidSentence(part, words)));
}
