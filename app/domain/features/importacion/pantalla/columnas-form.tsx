import { fieldOf } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { type Choice, Choices, Field, SelectField } from "~/ui/field/field";
import { FramedForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { ESTADO_CHOICES } from "~record/tipos/estado";
import { COLUMNS, type Column, headingOf, headingOrName } from "../archivo/columns";
import { REQUIRED_COLUMNS } from "../archivo/locate";
import { NO_PICTURE } from "../fila/cells";
import type { Lote } from "../lote/lotes.server";
import type { Columnas, ImportAnswer } from "./pagina";
import { IntentButton } from "./partes";

const OPTIONS = [
  { value: "", label: "No importar" },
  ...COLUMNS.map((value) => ({ value, label: headingOf(value) })),
];

type Asked = Columnas & {
  choices: NonNullable<Columnas["choices"]>;
  answer: ImportAnswer | undefined;
};

/** More unused columns than this are folded, because exports of shops have dozens of them. */
const FEW = 8;

export function ColumnasForm({ lote, ...asked }: Asked & { lote: Lote }) {
  const typed = fieldOf(asked.answer?.reply, "columna").defaultValue?.split("\n");
  const others = asked.columnas.filter(({ columna }) => columna === "").length;
  const isFolded = others > FEW && others < asked.columnas.length;
  return (
    <FramedForm
      action={paths.adminImportacion(lote.id, { vista: "columnas" })}
      className="grid gap-6"
    >
      <p>
        Di qué lleva cada columna del archivo: hacen falta{" "}
        {REQUIRED_COLUMNS.filter((name) => name !== "slug")
          .map(headingOf)
          .join(", ")}
        , o Slug o ASIN con lo que cambia. Sin Slug, sale del título. Se recordará para el próximo
        archivo con las mismas columnas.
      </p>
      <Iguales {...asked} />
      {isFolded && (
        <details open={asked.answer !== undefined}>
          <summary className="btn btn-quiet">
            Ver también las {others} columnas que no se importan
          </summary>
        </details>
      )}
      <ul className="panel overflow-clip">
        {asked.columnas.map(({ titulo, ejemplo, columna }, index) => (
          <li
            key={index}
            className={`-mt-px gap-2 border-t border-line px-5 py-3 sm:grid-cols-2 sm:items-center ${isFolded && columna === "" ? "hidden in-[details[open]+*]:grid" : "grid"}`}
          >
            <label htmlFor={`columna-${index}`} className="min-w-0 break-words">
              <span className="font-semibold">{titulo}</span>
              {ejemplo && <span className="block text-sm text-soft">Por ejemplo: {ejemplo}</span>}
            </label>
            <select
              id={`columna-${index}`}
              name="columna"
              defaultValue={typed?.[index] ?? columna}
              className="control min-h-11"
            >
              <Choices of={[...OPTIONS, ...asked.choices.datos]} />
            </select>
          </li>
        ))}
      </ul>

      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="columnas">Revisar el archivo</SubmitButton>
        <QuietButton intent="descartar">Descartar</QuietButton>
      </div>
    </FramedForm>
  );
}

/** Fields for values that the file lacks, given once for all rows. */
function Iguales({ columnas, valores, choices, isAsked, answer }: Asked) {
  const field = (name: Column, otherwise = "") => {
    const isThere = !isAsked || columnas.some(({ columna }) => columna === name);
    const id = `igual-${name}`;
    const { defaultValue: typed } = fieldOf(answer?.reply, id);
    const defaultValue = typed ?? valores[name] ?? (isThere ? "" : otherwise);
    return { id, name: id, label: headingOf(name), defaultValue };
  };
  const select = (name: Column, of: readonly Choice[], otherwise?: string) => (
    <SelectField {...field(name, otherwise)}>
      <Choices of={[{ value: "", label: "Lo que diga el archivo" }, ...of]} />
    </SelectField>
  );
  return (
    <fieldset className="panel p-6">
      <legend className="float-left w-full text-xl font-bold">El mismo valor para todas</legend>
      <div className="clear-both grid gap-5 pt-3 sm:grid-cols-2">
        <p className="text-sm text-soft sm:col-span-2">
          Donde el archivo no dice nada. Los productos que ya existen conservan lo suyo.
        </p>
        {select("category", choices.categorias)}
        <Field
          {...field("rating", "0")}
          inputMode="decimal"
          hint="De 0 a 5; con 0 se lee «Sin valorar»."
        />
        {select("imageurl", [{ value: NO_PICTURE, label: "Sin imagen" }], NO_PICTURE)}
        {select("estado", ESTADO_CHOICES)}
      </div>
    </fieldset>
  );
}

type DichasProps = Columnas & { lote: Lote; isPartial: boolean };

export function ColumnasDichas({ lote, columnas, valores, isRemembered, isPartial }: DichasProps) {
  const said = columnas.filter(({ columna }) => columna !== "");
  return (
    <details className="panel mb-6 px-6 py-4" open={isRemembered || isPartial}>
      <summary className="font-semibold">
        {isRemembered ? "Columnas, como las dijiste" : "Qué lleva cada columna"}
      </summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {said.map(({ titulo, columna }) => (
          <li key={columna} className="break-words">
            {titulo} → {headingOrName(columna)}
          </li>
        ))}
        {Object.entries(valores).map(([name, value]) => (
          <li key={name} className="break-words">
            {headingOrName(name)}, en todas: {value}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <DialogLink
          href={paths.adminImportacion(lote.id, { vista: "columnas" })}
          className="prose-link"
        >
          {isPartial ? "No es una lista de precios: decir qué lleva cada columna" : "Cambiar"}
        </DialogLink>
        {isRemembered && (
          <IntentButton lote={lote} intent="olvidar" look="btn-quiet">
            Olvidar para otros archivos
          </IntentButton>
        )}
      </div>
    </details>
  );
}
