import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { answerDeed } from "~/actions/answer-deed.server";
import { publicableOf } from "~/actions/publicable.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { KINDS } from "~/domain/kinds.server";
import { readForm } from "~/http/forms/form.server";
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

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { tipo, id } = publicableOf(params);
  const row = await required(findPublicable(KINDS[tipo], id));
  if (!row && !context.isFormRefused) throw notFound();
  const volver = returnPathOf(request, paths.adminLista(tipo));
  const action = paths.adminEliminar(tipo, id, { volver });
  const naming = row && tipo === "producto" ? await required(findNaming(row.slug)) : [];
  const fate = row ? goesToBin(row.titulo, naming) : null;
  return { kind: "eliminar" as const, action, volver, fate };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const item = publicableOf(params);
  const act = async () => {
    if ((await discardAs(KINDS[item.tipo], item.id, actor)) !== undefined)
      return `${item.tipo}.eliminado` as const;
    return item.tipo === "producto" ? "producto.ya-eliminado" : undefined;
  };
  const to = returnPathOf(request, paths.adminLista(item.tipo));
  const submission = { form: await readForm(request), context };
  return answerDeed(submission, { intent: "eliminar", to, problem: notDeleted(item.tipo), act });
}

export const meta: MetaFunction = (args) => {
  const nombre = NOMBRES[tipoIn(args.params.tipo) ?? "consejo"];
  return pageMeta(args, { title: `Eliminar ${nombre.toLowerCase()}`, noindex: true });
};
