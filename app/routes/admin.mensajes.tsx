import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import { guarded, guardedForm, requireMainAdmin } from "~/auth/session/guard.server";
import { refuseForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { block, blockStatus, flashAt } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { ErrorSummary } from "~/ui/field/field";
import { FilterLinks } from "~/ui/list/filter-links";
import { PagedBlock, parsePagina } from "~/ui/page/pagination";
import { type BuzonVista, MENSAJE_MISSING, SIN_LEER } from "~features/contacto/buzon";
import * as buzon from "~features/contacto/buzon.server";
import { BuzonList, DeleteMensaje } from "~features/contacto/buzon-list";
import type { Actor } from "~record/historial/historial.server";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const vistaOf = (query: URLSearchParams): BuzonVista => ({
  estado: query.get("estado") === SIN_LEER ? SIN_LEER : undefined,
  pagina: parsePagina(query.get("pagina")),
});

export const loader = guarded(requireMainAdmin, async ({ query }) => {
  const { estado, pagina = 1 } = vistaOf(query);
  const id = query.get("eliminar");
  const [mensajes, sought] = await Promise.all([
    block(buzon.findMensajes({ onlyUnread: estado !== undefined, pagina })),
    block(buzon.findMensaje(id ?? "")),
  ]);
  const asked = "data" in sought ? (sought.data ?? null) : null;
  const vista = { estado, pagina: "data" in mensajes ? mensajes.data.pagina : pagina };
  const isGone = id !== null && "data" in sought && !asked;
  const status = isGone ? 404 : blockStatus(mensajes, sought);
  return data({ mensajes, vista, asked, isGone }, { status });
});

export const action = guardedForm(requireMainAdmin, (submission) => {
  const { query, form, actor } = submission;
  const id = String(form.get("id") ?? "");
  return orRefuse(submission, "Error al cambiar el mensaje", async () => {
    const done = await change(form.get("intent"), id, actor);
    if (!done) return refuseForm(submission, MENSAJE_MISSING, 409);
    return flashAt(paths.adminMensajes(vistaOf(query)), done);
  });
});

async function change(intent: unknown, id: string, actor: Actor) {
  switch (intent) {
    case "leido":
    case "sin-leer":
      return (await buzon.markMensaje(id, intent, actor)) && (`mensaje.${intent}` as const);
    case "eliminar":
      return (await buzon.deleteMensaje(id, actor)) && "mensaje.eliminado";
    default:
      throw new Response(null, { status: 422 });
  }
}

export const meta = privateMeta("Mensajes");

export default function MensajesPage() {
  const { mensajes, vista, asked, isGone } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <QuestionDialog<{ asked: buzon.MensajeRecibido | null; vista: BuzonVista }>
      gone={MENSAJE_MISSING}
      ask={(page) => page.asked && <DeleteMensaje mensaje={page.asked} vista={page.vista} />}
    >
      <h1 className="text-3xl">Mensajes</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Lo que escriben los lectores desde la página de contacto.
      </p>
      <div className="my-6">
        {(vista.estado || !("data" in mensajes) || mensajes.data.total > 0) && (
          <FilterLinks
            label="Qué mensajes"
            links={[
              { href: paths.adminMensajes(), text: "Todos", isCurrent: !vista.estado },
              {
                href: paths.adminMensajes({ estado: SIN_LEER }),
                text: "Sin leer",
                isCurrent: Boolean(vista.estado),
              },
            ]}
          />
        )}
      </div>
      <ErrorSummary reply={answer?.reply} before={isGone && MENSAJE_MISSING} className="mb-6" />
      {asked && !answer && <DeleteMensaje mensaje={asked} vista={vista} />}
      <PagedBlock
        block={mensajes}
        of="los mensajes"
        empty="No hay mensajes."
        hrefOf={(pagina) => paths.adminMensajes({ ...vista, pagina })}
      >
        {(items) => <BuzonList mensajes={items} vista={vista} />}
      </PagedBlock>
    </QuestionDialog>
  );
}
