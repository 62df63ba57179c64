import type { MetaFunction } from "@remix-run/node";
import { answerDeed } from "~/actions/answer-deed.server";
import { publicableOf } from "~/actions/publicable.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { KINDS } from "~/domain/kinds.server";
import { pageMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { discardAs } from "~record/papelera/papelera.server";
import { goesToBin } from "~record/papelera/papelera-messages";
import { findNaming } from "~record/pendientes/publish-pendientes.server";
import { findPublicable } from "~record/publicacion/enlaces.server";
import { NOMBRES, notDeleted, tipoIn } from "~record/tipos/tipo";

export { DeleteScreen as default } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, async ({ request, params, context }) => {
  const { tipo, id } = publicableOf(params);
  const row = await required(findPublicable(KINDS[tipo], id));
  if (!row && !context.isFormRefused) throw notFound();
  const volver = returnPathOf(request, paths.adminLista(tipo));
  const action = paths.adminEliminar(tipo, id, { volver });
  const naming = row && tipo === "producto" ? await required(findNaming(row.slug)) : [];
  const fate = row ? goesToBin(row.titulo, naming) : null;
  return { kind: "eliminar" as const, action, volver, fate };
});

export const action = guardedForm(requireAdmin, (submission) => {
  const { tipo, id } = publicableOf(submission.params);
  const act = async () => {
    if ((await discardAs(KINDS[tipo], id, submission.actor)) !== undefined)
      return `${tipo}.eliminado` as const;
    return tipo === "producto" ? "producto.ya-eliminado" : undefined;
  };
  const to = returnPathOf(submission.request, paths.adminLista(tipo));
  return answerDeed(submission, { intent: "eliminar", to, problem: notDeleted(tipo), act });
});

export const meta: MetaFunction = (args) => {
  const nombre = NOMBRES[tipoIn(args.params.tipo) ?? "consejo"];
  return pageMeta(args, { title: `Eliminar ${nombre.toLowerCase()}`, noindex: true });
};
