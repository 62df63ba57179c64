import { type FormEvent, useState } from "react";
import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { CONTROL } from "~/ui/field/field";
import { FramedForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { productos } from "../lote/lote";
import type { Lote } from "../lote/lotes.server";
import type { VistaPrevia } from "../lote/preview-lote.server";
import { type Confirmacion, type Eleccion, isIn, parseTramos } from "../lote/seleccion";
import { Fila } from "./fila-previa";

export type PreviewProps = { lote: Lote; previa: VistaPrevia; eleccion?: Confirmacion };

export const hiddenOf = ({ filas }: Lote, previa: VistaPrevia) =>
  filas - previa.filas.length - previa.danadas.length;

export function PreviewForm({ lote, previa, eleccion }: PreviewProps) {
  const { filas, mostrada, ultima, duplicados, otros, parcial } = previa;
  const hidden = hiddenOf(lote, previa);
  const [label, setLabel] = useState(() => buttonLabel(countChosen(eleccion, previa, hidden)));
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const chosen = readEleccion(new FormData(event.currentTarget));
    setLabel(buttonLabel(countChosen(chosen, previa, hidden)));
  };
  return (
    <FramedForm action={paths.adminImportacion(lote.id)} onChange={onChange}>
      {duplicados > 0 && (
        <DuplicadosFields
          lote={lote}
          count={duplicados}
          others={otros}
          chosen={eleccion?.duplicados ?? (parcial ? "actualizar" : undefined)}
        />
      )}
      <h2 className="mt-10 mb-4 text-2xl">Primeras filas</h2>
      <fieldset>
        <legend className="sr-only">Productos que se importan</legend>
        <ul className="panel divide-y divide-line">
          {filas.map((fila) => (
            <Fila
              key={fila.fila}
              fila={fila}
              box={
                <input
                  type="checkbox"
                  name="fila"
                  value={fila.fila}
                  defaultChecked={!eleccion || eleccion.marcadas.includes(fila.fila)}
                  aria-label={`Importar ${fila.title}`}
                  className="size-6 accent-brand"
                />
              }
            />
          ))}
        </ul>
      </fieldset>
      {hidden > 0 && (
        <RestoFields hidden={hidden} from={mostrada + 1} to={ultima} eleccion={eleccion} />
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <SubmitButton intent="importar">{label}</SubmitButton>
        <QuietButton intent="descartar">Descartar</QuietButton>
      </div>
      <noscript>
        <p className="mt-3 text-sm text-soft">
          El número del botón cuenta todas las filas; se importan las que dejes marcadas.
        </p>
      </noscript>
    </FramedForm>
  );
}

type DuplicadosProps = { lote: Lote; count: number; others: number; chosen: string | undefined };

function DuplicadosFields({ lote, count, others, chosen = "omitir" }: DuplicadosProps) {
  const choice = (value: string, label: string, hint: string) => (
    <label className="flex items-start gap-3 py-1.5">
      <input
        type="radio"
        name="duplicados"
        value={value}
        defaultChecked={chosen === value}
        className="mt-1 size-5 flex-none accent-brand"
      />
      <span>
        <span className="font-semibold">{label}</span>
        <span className="block text-sm text-soft">{hint}</span>
      </span>
    </label>
  );
  return (
    <fieldset className="panel p-6">
      <legend className="float-left w-full text-xl font-bold">
        {formatCount(count, "fila tiene", "filas tienen")} un slug o un ASIN que ya existe
      </legend>
      <div className="clear-both grid gap-1 pt-3">
        {choice("omitir", "Omitir", "Los productos que ya existen se quedan como están.")}
        {choice(
          "actualizar",
          "Actualizar",
          "Cambia las columnas del archivo. No toca el slug, el identificador, los destacados ni las relaciones.",
        )}
        {others > 0 && (
          <p className="pt-2 text-sm">
            {formatCount(others, "tiene", "tienen")} el ASIN de un producto con otro slug:
            «Actualizar» cambia ese producto, que conserva su slug.
          </p>
        )}
        <p className="pt-2">
          <DialogLink
            href={paths.adminImportacion(lote.id, { vista: "cambios" })}
            className="prose-link"
          >
            Ver campo a campo qué cambiaría
          </DialogLink>
        </p>
      </div>
    </fieldset>
  );
}

type RestoProps = { hidden: number; from: number; to: number; eleccion: Eleccion | undefined };

function RestoFields({ hidden, from, to, eleccion }: RestoProps) {
  const chosen = eleccion?.resto ?? "todos";
  const radio = (value: Eleccion["resto"]) => ({
    type: "radio",
    name: "resto",
    value,
    defaultChecked: chosen === value,
    className: "size-5 flex-none accent-brand",
  });
  return (
    <fieldset className="panel mt-6 p-6">
      <legend className="float-left w-full text-xl font-bold">Y {productos(hidden)} más...</legend>
      <div className="clear-both grid gap-1 pt-3">
        <p className="text-sm text-soft">
          {hidden === 1
            ? `Está en la fila ${formatNumber(to)}`
            : `Están en las filas ${formatNumber(from)} a ${formatNumber(to)}`}{" "}
          del archivo. Importar:
        </p>
        <label className="flex items-center gap-3 py-1.5">
          <input {...radio("todos")} /> Todos
        </label>
        <label className="flex items-center gap-3 py-1.5">
          <input {...radio("ninguno")} /> Ninguno
        </label>
        <div className="flex flex-wrap items-center gap-3 py-1.5">
          <label className="flex items-center gap-3">
            <input {...radio("filas")} /> Solo estas filas
          </label>
          <input
            type="text"
            name="filas"
            defaultValue={eleccion?.tramos ?? ""}
            aria-label="Filas que se importan"
            placeholder={`${from}-${to}`}
            className={`min-h-11 max-w-64 ${CONTROL}`}
          />
        </div>
      </div>
    </fieldset>
  );
}

function readEleccion(form: FormData): Eleccion {
  const resto = form.get("resto");
  return {
    marcadas: form.getAll("fila").map(Number),
    resto: resto === "ninguno" || resto === "filas" ? resto : "todos",
    tramos: String(form.get("filas") ?? ""),
  };
}

function countChosen(
  eleccion: Eleccion | undefined,
  { filas, mostrada, ultima }: VistaPrevia,
  hidden: number,
): number | undefined {
  if (!eleccion) return filas.length + hidden;
  const shown = eleccion.marcadas.length;
  if (eleccion.resto === "ninguno" || hidden === 0) return shown;
  if (eleccion.resto === "todos") return shown + hidden;
  const first = mostrada + 1;
  const tramos = parseTramos(eleccion.tramos, ultima);
  // Blank lines leave gaps, which the page does not know.
  if (!tramos || ultima - first + 1 !== hidden) return undefined;
  const rows = Array.from({ length: hidden }, (_, index) => first + index);
  return shown + rows.filter((fila) => isIn(tramos, fila)).length;
}

function buttonLabel(count: number | undefined): string {
  return count === undefined ? "Importar los productos elegidos" : `Importar ${productos(count)}`;
}
