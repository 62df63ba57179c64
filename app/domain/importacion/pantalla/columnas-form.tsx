import { paths } from "~/site/paths";
import { Choices, CONTROL } from "~/ui/field/field";
import { FramedForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { COLUMNS, headingOf, REQUIRED_COLUMNS } from "../archivo/columns";
import type { Lote } from "../lote/lotes.server";
import type { AskedColumns } from "./pagina";

const OPTIONS = [
  { value: "", label: "No importar" },
  ...COLUMNS.map((value) => ({ value, label: headingOf(value) })),
];

interface ColumnasFormProps {
  lote: Lote;
  columnas: AskedColumns;
  chosen: readonly string[] | undefined;
}

export function ColumnasForm({ lote, columnas, chosen }: ColumnasFormProps) {
  return (
    <FramedForm action={paths.adminImportacion(lote.id)} className="grid gap-6">
      <p>
        Algunas columnas del archivo tienen un nombre que no se conoce. Di qué lleva cada una: hacen
        falta {REQUIRED_COLUMNS.map(headingOf).join(", ")}, o Slug o ASIN con lo que cambia. Se
        recordará para el próximo archivo con las mismas columnas.
      </p>
      <ul className="panel divide-y divide-line">
        {columnas.map(({ titulo, ejemplo, columna }, index) => (
          <li key={titulo} className="grid gap-2 px-5 py-3 sm:grid-cols-2 sm:items-center">
            <label htmlFor={`columna-${index}`} className="min-w-0 break-words">
              <span className="font-semibold">{titulo}</span>
              {ejemplo && <span className="block text-sm text-soft">Por ejemplo: {ejemplo}</span>}
            </label>
            <select
              id={`columna-${index}`}
              name="columna"
              defaultValue={chosen?.[index] ?? columna}
              className={`min-h-11 ${CONTROL}`}
            >
              <Choices of={OPTIONS} />
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
