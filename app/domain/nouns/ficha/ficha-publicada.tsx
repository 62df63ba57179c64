import { Titled } from "~/ui/page/titled";
import { sayList } from "~/ui/text/frases";
import { formatLong } from "~base/fechas";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import { Picture } from "~nouns/imagenes/screens/picture";
import { FUENTE_LABELS, NO_MEDIDO } from "./dato";
import type { FichaMostrada } from "./ficha";
import type { Medicion } from "./medicion";

type FichaPublica = readonly (FichaMostrada[number] & { foto?: Imagen })[];

/** Facts without a value share one line, because many concern few products of a category. */
export function FichaPublicada({ ficha }: { ficha: FichaPublica }) {
  if (ficha.length === 0) return null;
  const known = ficha.filter(({ fuente }) => fuente);
  const missing = ficha.filter(({ fuente }) => !fuente).map(({ nombre }) => nombre);
  const others = known.filter(({ fuente }) => fuente === "fabricante").length;
  return (
    <Titled id="ficha" title="Ficha" look="mb-2 text-2xl">
      <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
        {known.map(({ id, nombre, texto, fuente }) => (
          <div
            key={id}
            className="flex min-h-9.5 flex-wrap items-center justify-between gap-x-3 border-t border-line py-1.5"
          >
            <dt className="font-semibold">{nombre}</dt>
            <dd className="text-right tabular-nums">
              {texto}{" "}
              {fuente === "medido" && (
                <span className="ml-1 text-xs text-soft">✓ {FUENTE_LABELS.medido}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Mediciones ficha={known} />
      <div className="border-t border-line pt-2 text-xs text-soft">
        <p className="max-w-text">
          {others > 0 && `${others < known.length ? "Lo demás, según" : "Según"} el fabricante. `}
          {missing.length > 0 && `${NO_MEDIDO}: ${sayList(missing)}.`}
        </p>
      </div>
    </Titled>
  );
}

function Mediciones({ ficha }: { ficha: FichaPublica }) {
  const measured = ficha.filter(({ medicion }) => medicion);
  if (measured.length === 0) return null;
  return (
    <details className="border-t border-line py-1 text-sm text-soft">
      <summary className="py-1 underline">Así lo medimos</summary>
      <ul className="mt-1 grid gap-2">
        {measured.map(({ id, nombre, medicion, foto }) => (
          <li key={id} className="flex gap-3">
            {foto && (
              <span className="frame w-24 flex-none rounded-md">
                <Picture imagen={foto} sizes="6rem" thumb />
              </span>
            )}
            <span className="min-w-0">
              <span className="font-semibold">{nombre}:</span> {medicion && sayMedicion(medicion)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function sayMedicion({ metodo, dia, quien }: Medicion): string {
  const by = [quien, dia && formatLong(dia)].filter(Boolean).join(", ");
  return `${metodo.replace(/\.$/, "")}.${by && ` ${by}.`}`;
}
