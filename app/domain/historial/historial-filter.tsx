import { paths } from "~/site/paths";
import { Choices, Field, SelectField } from "~/ui/field/field";
import { SubmitButton } from "~/ui/form/route-form";
import { SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import { ACTION_KINDS } from "./suceso";

type HistorialFilters = Record<"actor" | "accion" | "desde" | "hasta", string>;

export function HistorialFilter({ actor, accion, desde, hasta }: HistorialFilters) {
  return (
    <form
      method="get"
      action={paths.adminHistorial()}
      className="panel my-8 grid gap-4 p-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto] lg:items-end"
    >
      <Field
        id="actor"
        name="actor"
        label="Quién"
        defaultValue={actor}
        maxLength={SEARCH_MAX_LENGTH}
      />
      <SelectField id="accion" name="accion" label="Qué" defaultValue={accion}>
        <option value="">Todo</option>
        <Choices of={ACTION_KINDS} />
      </SelectField>
      <Field id="desde" name="desde" label="Desde" type="date" defaultValue={desde} />
      <Field id="hasta" name="hasta" label="Hasta" type="date" defaultValue={hasta} />
      <div className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-1">
        <SubmitButton>Filtrar</SubmitButton>
      </div>
    </form>
  );
}
