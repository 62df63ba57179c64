import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse, refuseConflict } from "~/auth/forms/refusals.server";
import { guarded, guardedForm, requireAdmin, requireMainAdmin } from "~/auth/session/guard.server";
import { withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { block, blockStatus, flashAt, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { BlockContent } from "~/ui/page/block-content";
import { TallLink } from "~/ui/page/link";
import { Titled } from "~/ui/page/titled";
import { formatNumber } from "~/ui/text/format-number";
import { parseSearch } from "~/ui/text/search-text";
import { formatShort } from "~base/fechas";
import { PLAZOS } from "~base/plazos";
import { readSinonimos, saveSinonimos } from "~features/busqueda/queries/sinonimos.server";
import { findVacias, type Vacia } from "~features/busqueda/queries/vacias.server";
import { sinonimosSchema } from "~features/busqueda/rules/sinonimos-schema.server";
import { SinonimosForm } from "~features/busqueda/screens/sinonimos-form";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

const CONFLICT =
  "Los sinónimos han cambiado mientras los editabas. Lo que has escrito sigue aquí: compáralo con lo guardado y vuelve a guardar.";

export const loader = guarded(requireAdmin, async ({ query }, { isMain }) => {
  const palabra = parseSearch(query.get("palabra"));
  const [sinonimos, vacias] = await Promise.all([required(readSinonimos()), block(findVacias())]);
  if (palabra && isMain) sinonimos.texto = `${palabra}, \n${sinonimos.texto}`;
  return data({ sinonimos, vacias, canEdit: isMain }, { status: blockStatus(vacias) });
});

export const action = guardedForm(requireMainAdmin, (submission) =>
  orRefuse(submission, "Error al guardar los sinónimos", () =>
    withValues(submission, sinonimosSchema, async (values) => {
      if (!(await saveSinonimos(values, submission.actor)))
        return refuseConflict(submission, CONFLICT);
      return flashAt(paths.adminBusqueda(), "sinonimos.guardados");
    }),
  ),
);

export const meta = privateMeta("Búsqueda");

export default function BusquedaPage() {
  const { sinonimos, vacias, canEdit } = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return (
    <>
      <h1 className="text-3xl">Búsqueda</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Lo que la gente busca y no encuentra, y los nombres que significan lo mismo.
      </p>
      <div className="mt-8 grid gap-10">
        <Titled id="vacias" title="Lo que no encuentran" className="grid gap-4">
          <p className="max-w-2xl text-sm text-soft">
            Búsquedas de los últimos {PLAZOS.busquedas} días para las que ningún texto tiene todas
            las palabras: el texto si es corto; si no, palabras sueltas. Nada de quien lo escribió.
          </p>
          <BlockContent block={vacias} of="las búsquedas" empty="Todavía no hay ninguna.">
            {(items) => <VaciasList vacias={items} canEdit={canEdit} />}
          </BlockContent>
        </Titled>
        <section id="sinonimos" aria-labelledby="sinonimos-titulo" className="grid gap-4">
          <h2 id="sinonimos-titulo" className="text-2xl">
            Sinónimos
          </h2>
          <SinonimosForm key={sinonimos.texto} {...sinonimos} canEdit={canEdit} {...answer} />
        </section>
      </div>
    </>
  );
}

function VaciasList({ vacias, canEdit }: { vacias: Vacia[]; canEdit: boolean }) {
  return (
    <ul className="panel divide-y divide-line">
      {vacias.map(({ texto, veces, ultimo }) => (
        <li
          key={texto}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3"
        >
          <span className="min-w-0 wrap-anywhere">
            <strong>{texto}</strong>{" "}
            <span className="text-sm text-soft">
              {formatNumber(veces)} {veces === 1 ? "vez" : "veces"}, la última el{" "}
              {formatShort(ultimo)}
            </span>
          </span>
          <span className="flex flex-wrap gap-x-4 text-sm">
            {canEdit && (
              <TallLink href={paths.adminBusqueda({ palabra: texto })}>
                Añadir sinónimo<span className="sr-only"> de {texto}</span>
              </TallLink>
            )}
            <TallLink href={paths.adminForm("consejo", "nuevo")}>
              Escribir un consejo<span className="sr-only"> sobre {texto}</span>
            </TallLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
