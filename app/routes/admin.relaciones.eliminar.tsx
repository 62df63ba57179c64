import { answerDeed } from "~/actions/answer-deed.server";
import { listOf } from "~/actions/relaciones/submit-relacion.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { removeRelacion } from "~features/relaciones/change-relaciones.server";
import { origenOf } from "~features/relaciones/relacion";
import { findPair } from "~features/relaciones/relaciones.server";

export { DeleteScreen as default } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const relacionOf = (query: URLSearchParams) => ({
  origen: origenOf(query),
  relacionado: query.get("relacionado") ?? "",
});

export const loader = guarded(requireAdmin, async ({ request, context, query }) => {
  const { origen, relacionado } = relacionOf(query);
  const pair = await required(findPair(origen, relacionado));
  if (!pair && !context.isFormRefused) throw notFound();
  const volver = returnPathOf(request, listOf(origen));
  return {
    kind: "eliminar" as const,
    action: paths.adminRelacionEliminar({ [origen.tipo]: origen.id, relacionado, volver }),
    volver,
    fate: pair
      ? `Esta acción eliminará permanentemente la relación de «${pair.from}» con «${pair.to}» y no se puede deshacer.`
      : null,
    note: pair && "Los productos no se eliminan: solo dejan de mostrarse juntos.",
  };
});

export const action = guardedForm(requireAdmin, (submission) => {
  const { origen, relacionado } = relacionOf(submission.query);
  const act = async () =>
    (await removeRelacion(origen, relacionado, submission.actor))
      ? ("relacion.eliminada" as const)
      : undefined;
  const to = returnPathOf(submission.request, listOf(origen));
  const problem = "Hubo un problema al eliminar la relación. Inténtalo de nuevo.";
  return answerDeed(submission, { intent: "eliminar", to, problem, act });
});

export const meta = privateMeta("Eliminar relación");
