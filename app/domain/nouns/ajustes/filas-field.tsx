import { type ComponentProps, type ReactNode, useState } from "react";
import { Choices, describe, type Field, FieldNotes } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";
import { ANTES, cellName, type Filas, readFilas } from "./filas";

const FOLDED = 10;

/** Without script there are this many empty rows; script adds more. */
const FREE = 2;

type FilasFieldProps = ComponentProps<typeof Field> & { filas: Filas };

export function FilasField({ filas, defaultValue, ...field }: FilasFieldProps) {
  const { id, name, label, hint, error } = field;
  const stored = readFilas(filas, String(defaultValue ?? ""));
  const [free, setFree] = useState(FREE);
  const isLive = useScriptReady();
  const count = Math.max(stored.length, Math.min(filas.max, stored.length + free));
  const rows = Array.from({ length: count }, (_, at) => stored[at] ?? []);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <input type="hidden" name={cellName(name, ANTES)} value={String(defaultValue ?? "")} />
      {folded(
        stored,
        rows.map((cells, at) => (
          <div key={at} className={`grid gap-2 border-b border-line pb-3 ${filas.grid}`}>
            <Cell at={at} name={cellName(name, "orden")} label="Orden" value={`${at + 1}`} />
            {filas.columnas.map((columna, column) => (
              <Cell
                key={columna.label}
                {...columna}
                at={at}
                value={cells[column]}
                name={cellName(name, column)}
                {...(at + column === 0 && { id, ...describe(field) })}
              />
            ))}
            <input
              type="hidden"
              name={cellName(name, filas.columnas.length)}
              defaultValue={cells[filas.columnas.length]}
            />
          </div>
        )),
      )}
      {isLive && count < filas.max && (
        <button
          type="button"
          className="btn btn-quiet justify-self-start"
          onClick={() => setFree(free + 1)}
        >
          Añadir fila
          <span className="sr-only"> a {label}</span>
        </button>
      )}
    </fieldset>
  );
}

function folded(stored: readonly string[][], rows: readonly ReactNode[]): ReactNode {
  if (stored.length <= FOLDED + FREE) return rows;
  const starts = Array.from({ length: Math.ceil(stored.length / FOLDED) }, (_, at) => at * FOLDED);
  return [
    ...starts.map((from) => {
      const part = stored.slice(from, from + FOLDED);
      const names = [part[0], part.at(-1)].map((cells = []) => cells[1] || cells.at(-1));
      return (
        <details key={`de ${from}`} className="rounded-md border border-line px-4 py-2">
          <summary className="min-h-11 content-center font-semibold">
            {from + 1}–{from + part.length}: {names.join(" … ")}
          </summary>
          <div className="grid gap-1.5 pt-2">{rows.slice(from, from + FOLDED)}</div>
        </details>
      );
    }),
    ...rows.slice(stored.length),
  ];
}

type CellProps = Filas["columnas"][number] & {
  at: number;
  value?: string;
} & ComponentProps<"input">;

/** Wide screens show the labels above the first row only, telephones above each cell. */
function Cell({ at, label, opciones, value, ...input }: CellProps) {
  const control = {
    ...input,
    "aria-label": `${label} de la fila ${at + 1}`,
    defaultValue: value ?? (opciones ? "cosa" : ""),
    className: "control min-h-11",
  };
  return (
    <div className="grid min-w-0 content-start gap-1">
      <span aria-hidden="true" className={`text-sm ${at > 0 ? "sm:hidden" : ""}`}>
        {label}
      </span>
      {opciones ? (
        <select {...(control as ComponentProps<"select">)}>
          <Choices of={opciones} />
        </select>
      ) : (
        <input {...control} type="text" />
      )}
    </div>
  );
}
