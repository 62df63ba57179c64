import type { AdminSubmission } from "~/actions/submission";
import {
  changeMany as changeConsejos,
  findTitles,
} from "~/domain/consejos/queries/change-many.server";
import { CONSEJO_NOT_DELETED, CONSEJO_NOT_SAVED } from "~/domain/consejos/rules/mensajes";
import { parseLote } from "~/domain/lotes/lote";
import { changeMany as changeProductos } from "~/domain/productos/queries/change-productos.server";
import { findLineas } from "~/domain/productos/queries/productos-admin.server";
import { PRODUCTO_NOT_DELETED, PRODUCTO_NOT_SAVED } from "~/domain/productos/rules/mensajes";
import type { TipoPublicable } from "~/domain/tipo";
import { required, seeOther } from "~/http/answers/responses.server";
import { type FlashKey, writeFlash } from "~/http/cookies/flash.server";
import { readForm, refuse, refuseFailedWrite, replyWith } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";

const KINDS = {
  producto: {
    ...{ list: paths.adminProductos(), findTitles: findLineas, change: changeProductos },
    ...{ deleting: PRODUCTO_NOT_DELETED, saving: PRODUCTO_NOT_SAVED },
    flash: "lote",
  },
  consejo: {
    ...{ list: paths.adminConsejos(), findTitles, change: changeConsejos },
    ...{ deleting: CONSEJO_NOT_DELETED, saving: CONSEJO_NOT_SAVED },
    flash: "consejos",
  },
} as const;

const CATEGORIA_GONE =
  "Esa categoría ya no existe: no se ha cambiado ningún producto. Vuelve a la lista y elige otra.";

/** Opens the page that asks before it changes several rows of a list. */
export async function openLote(tipo: TipoPublicable, request: Request) {
  const { list, findTitles, flash } = KINDS[tipo];
  const back = returnPathOf(request, list);
  const lote = parseLote(tipo, new URL(request.url).searchParams);
  const rows = lote ? await required(findTitles(lote.ids)) : [];
  if (!lote || rows.length === 0) throw seeOther(back, await writeFlash(`${flash}.vacio`));
  const { accion, categoria } = lote;
  return { tipo, accion, categoria, back, rows: rows.map(({ id, title }) => ({ id, title })) };
}

export async function submitLote(
  tipo: TipoPublicable,
  { request, context, actor }: Omit<AdminSubmission, "form">,
) {
  const { list, change, flash, deleting, saving } = KINDS[tipo];
  const form = await readForm(request);
  const lote = parseLote(tipo, form);
  if (!lote) throw new Response(null, { status: 422 });
  try {
    const result = await change(lote, actor);
    if (result.outcome === "no-categoria") {
      return refuse(context, { reply: replyWith(form, CATEGORIA_GONE) }, { status: 409 });
    }
    if (result.outcome === "unlawful") {
      const problem = `No se ha publicado ninguno, porque no pueden publicarse como están: ${result.titles.join("; ")}. Ábrelos para corregirlos.`;
      return refuse(context, { reply: replyWith(form, problem) }, { status: 422 });
    }
  } catch (error) {
    const problem = lote.accion === "eliminar" ? deleting : saving;
    return refuseFailedWrite(error, { form, context, problem });
  }
  return seeOther(
    returnPathOf(request, list),
    await writeFlash(`${flash}.${lote.accion}` as FlashKey),
  );
}
