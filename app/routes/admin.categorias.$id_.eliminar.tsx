import { answerDeed } from "~/actions/answer-deed.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { formatCount } from "~/ui/text/format-number";
import { type Doomed, findDoomed } from "~nouns/categorias/queries/categorias-admin.server";
import { removeCategoria } from "~nouns/categorias/queries/change-categorias.server";
import * as messages from "~nouns/categorias/rules/categoria-messages";
import { goesToBin } from "~record/papelera/papelera-messages";
import { notDeleted } from "~record/tipos/tipo";

export { DeleteScreen as default } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const CHILDREN_FIRST =
  "Elimina antes sus subcategorías o edítalas para elegirles otra categoría padre.";

export const loader = guarded(requireAdmin, async ({ request, params, context }) => {
  const id = params.id ?? "";
  const categoria = (await required(findDoomed(id))) ?? null;
  if (!categoria && !context.isFormRefused) throw notFound();
  const volver = returnPathOf(request, paths.adminCategorias());
  const isParent = categoria?.hasChildren ?? false;
  const isUsed = categoria && !isParent && categoria.productos > 0;
  return {
    kind: "eliminar" as const,
    action: paths.adminEliminar("categoria", id, { volver }),
    volver,
    fate: categoria && !isParent ? fateOf(categoria) : null,
    ...(categoria?.isOculta && {
      title: `¿A qué categoría se une «${categoria.nombre}»?`,
      deed: "Unir",
    }),
    ...(isUsed && { heirs: messages.heirsField(categoria.productos, categoria.destinos) }),
    ...(isParent && { note: CHILDREN_FIRST, problem: messages.HAS_CHILDREN }),
  };
});

const fateOf = ({ nombre, isOculta }: Doomed) =>
  isOculta
    ? `«${nombre}» se unirá a la categoría que elijas: sus productos pasan a ella, y «${nombre}» deja de existir.`
    : goesToBin(nombre);

export const action = guardedForm(requireAdmin, (submission) => {
  const { request, params, form, actor } = submission;
  const { id = "" } = params;
  const destino = String(form.get("destino") ?? "") || undefined;
  return answerDeed(submission, {
    intent: "eliminar",
    to: returnPathOf(request, paths.adminCategorias()),
    problem: notDeleted("categoria"),
    act: async () => {
      const doomed = await findDoomed(id);
      const result = await removeCategoria(id, destino, actor);
      const { outcome } = result;
      if (outcome === "missing") return undefined;
      if (outcome === "children") return { problem: messages.HAS_CHILDREN, status: 409 };
      if (outcome === "deleted") {
        return doomed?.isOculta && destino ? "categoria.unida" : "categoria.eliminada";
      }
      const problem = outcome === "used" ? unheired(result.productos) : messages.CATEGORIA_GONE;
      return { field: "destino", problem, status: 422 };
    },
  });
});

const unheired = (productos: number) =>
  `Elige otra categoría para ${formatCount(productos, "producto", "productos")}`;

export const meta = privateMeta("Eliminar categoría");
