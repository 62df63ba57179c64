import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerDeed } from "~/actions/answer-deed.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { formatCount } from "~/ui/text/format-number";
import {
  type CategoriaDoomed,
  findDoomed,
} from "~nouns/categorias/queries/categorias-admin.server";
import { removeCategoria } from "~nouns/categorias/queries/change-categorias.server";
import {
  CATEGORIA_GONE,
  CATEGORIA_HAS_CHILDREN,
  heirsField,
} from "~nouns/categorias/rules/mensajes";
import { goesToBin } from "~record/papelera/papelera-messages";
import { notDeleted } from "~record/tipos/tipo";

export { DeleteScreen as default, shouldRevalidate } from "~/layout/admin/delete-screen";
export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

const CHILDREN_FIRST =
  "Elimina antes sus subcategorías o edítalas para elegirles otra categoría padre.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
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
      asked: { title: `¿A qué categoría se une «${categoria.nombre}»?`, deed: "Unir" },
    }),
    ...(isUsed && { heirs: heirsField(categoria.productos, categoria.destinos) }),
    ...(isParent && { note: CHILDREN_FIRST, problem: CATEGORIA_HAS_CHILDREN }),
  };
}

const fateOf = ({ nombre, isOculta }: CategoriaDoomed) =>
  isOculta
    ? `«${nombre}» se unirá a la categoría que elijas: sus productos pasan a ella, y «${nombre}» deja de existir.`
    : goesToBin(nombre);

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const form = await readForm(request);
  const to = returnPathOf(request, paths.adminCategorias());
  const deed = { intent: "eliminar", to, problem: notDeleted("categoria"), act };
  return answerDeed({ form, context }, deed);

  async function act() {
    const doomed = await findDoomed(params.id ?? "");
    const destino = String(form.get("destino") ?? "") || undefined;
    const result = await removeCategoria(params.id ?? "", destino, actor);
    switch (result.outcome) {
      case "missing":
        return undefined;
      case "children":
        return { problem: CATEGORIA_HAS_CHILDREN, status: 409 as const };
      case "used": {
        const productos = formatCount(result.productos, "producto", "productos");
        const problem = `Elige otra categoría para ${productos}`;
        return { field: "destino", problem, status: 422 as const };
      }
      case "no-target":
        return { field: "destino", problem: CATEGORIA_GONE, status: 422 as const };
      default:
        return doomed?.isOculta && destino
          ? ("categoria.unida" as const)
          : ("categoria.eliminada" as const);
    }
  }
}

export const meta = privateMeta("Eliminar categoría");
