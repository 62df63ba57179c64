import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerDeed } from "~/actions/answer-deed.server";
import { listOf } from "~/actions/relaciones/submit-relacion.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { removeRelacion } from "~features/relaciones/change-relaciones.server";
import { origenOf } from "~features/relaciones/relacion";
import { findPair } from "~features/relaciones/relaciones.server";

export { DeleteScreen as default } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

function relacionOf(request: Request) {
  const query = new URL(request.url).searchParams;
  return { origen: origenOf(query), relacionado: query.get("relacionado") ?? "" };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { origen, relacionado } = relacionOf(request);
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
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const { origen, relacionado } = relacionOf(request);
  const act = async () =>
    (await removeRelacion(origen, relacionado, actor))
      ? ("relacion.eliminada" as const)
      : undefined;
  const form = await readForm(request);
  const to = returnPathOf(request, listOf(origen));
  const problem = "Hubo un problema al eliminar la relación. Inténtalo de nuevo.";
  return answerDeed({ form, context }, { intent: "eliminar", to, problem, act });
}

export const meta = privateMeta("Eliminar relación");
