import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { FIELD_LABELS } from "~nouns/productos/rules/producto-values";

/** Shows the first entry of each list; the tabs have all of them. */
export function Sintesis({ producto: { pros, cons } }: { producto: Producto }) {
  if (pros.length + cons.length === 0) return null;
  return (
    <div>
      <dl className="grid gap-1">
        <Linea label="Lo mejor" text={pros[0]} />
        <Linea label="Lo peor" text={cons[0]} />
      </dl>
      {pros.length + cons.length > 2 && (
        <a href="#pros-y-contras" className="no-print prose-link mt-1 inline-block py-1 text-sm">
          Todas las ventajas y los contras
        </a>
      )}
    </div>
  );
}

const Linea = ({ label, text }: { label: string; text?: string }) =>
  text && (
    <div>
      <dt className="inline font-semibold">{label}:</dt> <dd className="inline">{text}</dd>
    </div>
  );

export function ParaQuien({ producto: { para_quien, no_para } }: { producto: Producto }) {
  const halves = [
    { label: FIELD_LABELS.para_quien, text: para_quien },
    { label: FIELD_LABELS.no_para, text: no_para },
  ].filter(({ text }) => text);
  if (halves.length === 0) return null;
  return (
    <dl className="grid gap-4 rounded-lg bg-band p-5 sm:grid-cols-2">
      {halves.map(({ label, text }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
