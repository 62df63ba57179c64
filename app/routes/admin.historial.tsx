import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guarded, requireMainAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { block, blockStatus } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { Choices, Field, SelectField } from "~/ui/field/field";
import { SubmitButton } from "~/ui/form/route-form";
import { PagedBlock, parsePagina } from "~/ui/page/pagination";
import { formatCount } from "~/ui/text/format-number";
import { parseSearch, SEARCH_MAX_LENGTH } from "~/ui/text/search-text";
import { formatDateTime, isDay, readDay } from "~base/fechas";
import { findSucesos, type SucesoAnotado } from "~record/historial/find-sucesos.server";
import { ACTION_KINDS, actionLabel, detailsText } from "~record/historial/suceso";

export { ErrorBoundary } from "~/layout/admin/screen";

export const loader = guarded(requireMainAdmin, async ({ query }) => {
  const text = (name: string) => parseSearch(query.get(name));
  const day = (name: string) => (isDay(readDay(text(name))) ? readDay(text(name)) : "");
  const [desde, hasta] = [day("desde"), day("hasta")];
  const filters = { actor: text("actor"), accion: text("accion"), desde, hasta };
  const pagina = parsePagina(query.get("pagina"));
  const sucesos = await block(findSucesos({ ...filters, pagina }));
  return data({ sucesos, filters }, { status: blockStatus(sucesos) });
});

export const meta = privateMeta("Historial");

export default function HistorialPage() {
  const { sucesos, filters } = useLoaderData<typeof loader>();
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <h1 className="text-3xl">Historial</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Quién hizo qué y cuándo. Nadie puede cambiarlo; cada anotación se borra al cabo de un año.
      </p>
      <HistorialFilter key={JSON.stringify(filters)} {...filters} />
      <p className="mb-4 text-sm text-soft" role="status">
        {formatCount("data" in sucesos ? sucesos.data.total : 0, "anotación", "anotaciones")}
        {isFiltered && (
          <>
            {" · "}
            <a href={paths.adminHistorial()} className="prose-link inline-block py-0.5">
              Quitar los filtros
            </a>
          </>
        )}
      </p>
      <PagedBlock
        block={sucesos}
        of="el historial"
        empty="No hay anotaciones que coincidan."
        hrefOf={(pagina) => paths.adminHistorial({ ...filters, pagina })}
      >
        {(items) => <HistorialList sucesos={items} />}
      </PagedBlock>
    </>
  );
}

function HistorialList({ sucesos }: { sucesos: SucesoAnotado[] }) {
  return (
    <ol className="panel divide-y divide-line">
      {sucesos.map((suceso) => (
        <li key={suceso.id} className="grid gap-x-6 gap-y-1 px-5 py-3.5 md:grid-cols-[11rem_1fr]">
          <time dateTime={suceso.at} className="text-sm text-soft md:pt-0.5">
            {formatDateTime(suceso.at)}
          </time>
          <div className="min-w-0">
            <p className="font-semibold">{actionLabel(suceso.action)}</p>
            <p className="text-sm break-words text-soft">
              {[suceso.actor ?? "El sitio", detailsText(suceso.details)]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {suceso.nombre && !Object.values(suceso.details).includes(suceso.nombre) && (
              <p className="text-xs break-words text-soft">Sobre «{suceso.nombre}»</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function HistorialFilter({ actor, accion, desde, hasta }: Record<string, string>) {
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
