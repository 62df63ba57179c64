import { type FormEvent, useState } from "react";
import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { FramedForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { productos } from "../lote/lote";
import type { Lote } from "../lote/lotes.server";
import type { VistaPrevia } from "../lote/preview-lote.server";
import { type Confirmacion, countChosen, type Eleccion, readChosen } from "../lote/seleccion";
import { Filas } from "./fila-previa";

export type PreviewProps = { lote: Lote; previa: VistaPrevia; eleccion?: Confirmacion };

export const hiddenOf = ({ filas }: Lote, previa: VistaPrevia) =>
  filas - previa.filas.length - previa.danadas.length;

export function PreviewForm(props: PreviewProps) {
  const { lote, previa, eleccion } = props;
  const { filas, last, duplicados } = previa;
  const hidden = hiddenOf(lote, previa);
  const labelOf = (chosen: Eleccion | undefined) => {
    const count = chosen && countChosen(chosen, last, hidden);
    return count === undefined ? "Importar los productos elegidos" : `Importar ${productos(count)}`;
  };
  const all: Eleccion = { marcadas: filas.map(({ fila }) => fila), resto: "todos", tramos: "" };
  const [label, setLabel] = useState(() => labelOf(eleccion ?? all));
  const onChange = (event: FormEvent<HTMLFormElement>) =>
    setLabel(labelOf(readChosen(new FormData(event.currentTarget))));
  return (
    <FramedForm action={paths.adminImportacion(lote.id)} onChange={onChange}>
      {duplicados > 0 && <DuplicadosFields {...props} />}
      <h2 className="mt-10 mb-4 text-2xl">Primeras filas</h2>
      <fieldset className="mb-6">
        <legend className="sr-only">Productos que se importan</legend>
        <Filas
          filas={filas}
          boxOf={({ fila, title }) => (
            <input
              type="checkbox"
              name="fila"
              value={fila}
              defaultChecked={!eleccion || eleccion.marcadas.includes(fila)}
              aria-label={`Importar ${title}`}
              className="size-6 accent-brand"
            />
          )}
        />
      </fieldset>
      {hidden > 0 && <RestoFields hidden={hidden} last={last} eleccion={eleccion} />}
      <noscript>
        <p className="mb-4 text-sm text-soft">
          El número del botón cuenta todas las filas; se importan las que dejes marcadas.
        </p>
      </noscript>
      <div className="form-bar flex items-center justify-between gap-3">
        <QuietButton intent="descartar">Descartar</QuietButton>
        <SubmitButton intent="importar">{label}</SubmitButton>
      </div>
    </FramedForm>
  );
}

function radio(name: string, value: string, chosen: string, place = "") {
  const className = `${place}size-5 flex-none accent-brand`;
  return { type: "radio", name, value, defaultChecked: chosen === value, className };
}

const DUPLICADOS = {
  omitir: { label: "Omitir", hint: "Los productos que ya existen se quedan como están." },
  actualizar: {
    label: "Actualizar",
    hint: "Cambia las columnas del archivo. No toca el slug, el identificador, los destacados ni las relaciones.",
  },
};

function DuplicadosFields({ lote, previa, eleccion }: PreviewProps) {
  const { duplicados, otros, parcial } = previa;
  const chosen = eleccion?.duplicados ?? (parcial ? "actualizar" : "omitir");
  return (
    <fieldset className="panel p-6">
      <legend className="float-left w-full text-xl font-bold">
        {formatCount(duplicados, "fila tiene", "filas tienen")} un slug o un ASIN que ya existe
      </legend>
      <div className="clear-both grid gap-1 pt-3">
        {Object.entries(DUPLICADOS).map(([value, { label, hint }]) => (
          <label key={value} className="flex items-start gap-3 py-1.5">
            <input {...radio("duplicados", value, chosen, "mt-1 ")} />
            <span>
              <span className="font-semibold">{label}</span>
              <span className="block text-sm text-soft">{hint}</span>
            </span>
          </label>
        ))}
        {otros > 0 && (
          <p className="pt-2 text-sm">
            {formatCount(otros, "tiene", "tienen")} el ASIN de un producto con otro slug:
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

type RestoProps = Pick<PreviewProps, "eleccion"> & Pick<VistaPrevia, "last"> & { hidden: number };

function RestoFields({ hidden, last, eleccion }: RestoProps) {
  const chosen = eleccion?.resto ?? "todos";
  const [from, to] = [last.shown + 1, last.file];
  return (
    <fieldset className="panel mb-6 p-6">
      <legend className="float-left w-full text-xl font-bold">Y {productos(hidden)} más...</legend>
      <div className="clear-both grid gap-1 pt-3">
        <p className="text-sm text-soft">
          {hidden === 1
            ? `Está en la fila ${formatNumber(to)}`
            : `Están en las filas ${formatNumber(from)} a ${formatNumber(to)}`}{" "}
          del archivo. Importar:
        </p>
        {Object.entries({ todos: "Todos", ninguno: "Ninguno" }).map(([value, label]) => (
          <label key={value} className="flex items-center gap-3 py-1.5">
            <input {...radio("resto", value, chosen)} /> {label}
          </label>
        ))}
        <div className="flex flex-wrap items-center gap-3 py-1.5">
          <label className="flex items-center gap-3">
            <input {...radio("resto", "filas", chosen)} /> Solo estas filas
          </label>
          <input
            type="text"
            name="filas"
            defaultValue={eleccion?.tramos ?? ""}
            aria-label="Filas que se importan"
            placeholder={`${from}-${to}`}
            className="control min-h-11 max-w-64"
          />
        </div>
      </div>
    </fieldset>
  );
}
