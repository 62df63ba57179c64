import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerDeed } from "~/actions/answer-deed.server";
import { decide } from "~/auth/account/manage-users.server";
import {
  guarded,
  guardedForm,
  refusedForMain,
  requireAdmin,
  requireRecentAuth,
} from "~/auth/session/guard.server";
import { refuseForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { siteOrigin } from "~/http/requests/origin.server";
import { block, blockStatus } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { Question } from "~/ui/dialog/question-form";
import { ErrorSummary } from "~/ui/field/field";
import { QuietLink } from "~/ui/page/link";
import { Notice } from "~/ui/page/notice";
import { PagedBlock, parsePagina } from "~/ui/page/pagination";
import { formatDateTime } from "~base/fechas";
import { type Decision, findPending } from "~features/admin-requests/admin-requests.server";
import { AdminRequestsTable } from "~features/admin-requests/admin-requests-table";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const REQUEST_MISSING = "Solicitud no encontrada";

export const loader = guarded(requireAdmin, async ({ query }, { isMain }) => {
  if (!isMain) return data({ page: null, asked: null, isGone: false }, { status: 403 });
  const isApproval = query.has("aprobar");
  const id = query.get("aprobar") ?? query.get("rechazar");
  const page = await block(findPending(parsePagina(query.get("pagina")), id));
  const found = "data" in page ? page.data.found : undefined;
  const asked = found ? { request: found, isApproval } : null;
  // The request has been decided since, by another admin or in another tab.
  const isGone = id !== null && "data" in page && !found;
  return data({ page, asked, isGone }, { status: isGone ? 404 : blockStatus(page) });
});

const DECISIONS = new Map<unknown, { decision: Decision; verb: string }>([
  ["aprobar", { decision: "approved", verb: "aprobar" }],
  ["rechazar", { decision: "rejected", verb: "rechazar" }],
]);

export const action = guardedForm(requireAdmin, async (submission, admin) => {
  const { request, form } = submission;
  const asked = DECISIONS.get(form.get("intent"));
  if (!asked) throw new Response(null, { status: 422 });
  const { decision, verb } = asked;
  if (!admin.isMain) {
    refusedForMain(admin);
    const problem = `No tienes permisos para ${verb} solicitudes de administrador`;
    return refuseForm(submission, problem, 403);
  }
  const id = String(form.get("id") ?? "");
  const isApproval = decision === "approved";
  if (isApproval) requireRecentAuth(admin, "aprobar", paths.adminRequests({ aprobar: id }));
  return answerDeed(submission, {
    to: paths.adminRequests(),
    problem: `Error inesperado al ${verb} la solicitud`,
    act: async () => {
      if (await decide({ id, decision, by: admin, origin: siteOrigin(request) }))
        return isApproval ? "solicitud.aprobada" : "solicitud.rechazada";
      return { problem: `Error al ${verb} la solicitud: ${REQUEST_MISSING}`, status: 409 };
    },
  });
});

export const meta = privateMeta("Solicitudes de Administrador");

export default function RequestsPage() {
  const { page, asked, isGone } = useLoaderData<typeof loader>();
  const { now } = useSite();
  const answer = useActionData<typeof action>();
  return (
    <QuestionDialog<{ asked: AskedDecision | null }>
      gone={REQUEST_MISSING}
      ask={({ asked }) => asked && <DecisionPanel {...asked} />}
    >
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Solicitudes de Administrador</h1>
        {page && (
          <div className="flex flex-wrap items-center gap-4">
            <p className="text-sm text-soft" role="status">
              Actualizado: {formatDateTime(now)}
            </p>
            <QuietLink href={paths.adminRequests()}>Actualizar</QuietLink>
          </div>
        )}
      </div>
      <ErrorSummary reply={answer?.reply} before={isGone && REQUEST_MISSING} className="mb-6" />
      {asked && !answer && <DecisionPanel {...asked} />}
      {page ? (
        <PagedBlock
          block={page}
          failed="Error al cargar solicitudes"
          empty="No hay solicitudes pendientes"
          hrefOf={(pagina) => paths.adminRequests({ pagina })}
        >
          {(requests) => <AdminRequestsTable requests={requests} />}
        </PagedBlock>
      ) : (
        <Notice tone="error">
          <p className="font-semibold">No tienes permisos para ver solicitudes de administrador</p>
          <p className="mt-2">
            Acceso restringido: Solo los administradores principales pueden gestionar solicitudes de
            administración.
          </p>
        </Notice>
      )}
    </QuestionDialog>
  );
}

const APPROVE =
  "Se le concederán permisos de administrador. Será administrador colaborador: podrá gestionar el contenido, pero no eliminar la cuenta del administrador principal.";
const REJECT = "No se le concederán permisos de administrador.";

type AskedDecision = { request: Record<"id" | "email", string>; isApproval: boolean };

function DecisionPanel({ request, isApproval }: AskedDecision) {
  const { id, email } = request;
  const verb = isApproval ? "Aprobar" : "Rechazar";
  return (
    <Question
      title={`¿${verb} la solicitud de ${email}?`}
      cancel={paths.adminRequests()}
      fields={{ id }}
      intent={isApproval ? "aprobar" : "rechazar"}
      button={
        <>
          {verb}
          <span className="sr-only"> a {email}</span>
        </>
      }
      busy={isApproval ? "Aprobando..." : "Rechazando..."}
      isSafe={isApproval}
    >
      {isApproval ? APPROVE : REJECT}
    </Question>
  );
}
