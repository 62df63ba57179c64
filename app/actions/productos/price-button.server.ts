import { data } from "@remix-run/node";
import type { AdminSubmission } from "~/actions/submission";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { PRECIO_INTENT } from "~/domain/productos/list/precio-comprobado";
import { checkPrecio } from "~/domain/productos/queries/precio-comprobado.server";
import { findRow } from "~/domain/productos/queries/productos-admin.server";
import { diferencias } from "~/domain/productos/rules/diferencias";
import { PRODUCTO_GONE, productosMensajes } from "~/domain/productos/rules/mensajes";
import { valuesOfForm, valuesOfRow } from "~/domain/productos/rules/producto-values";
import { seeOther } from "~/http/answers/responses.server";
import { writeFlash } from "~/http/cookies/flash.server";
import { refuse, replyAt, replyWith } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";

export function typed(form: FormData) {
  return { values: valuesOfForm(form), version: String(form.get("version") ?? "") };
}

export async function answerPrecio({ form, context, request, actor, id }: AdminSubmission) {
  if (id === undefined || form.get("intent") !== PRECIO_INTENT) return undefined;
  const kept = typed(form);
  const row = await findRow(id);
  if (!row)
    return refuse(context, { ...kept, reply: replyWith(form, PRODUCTO_GONE) }, { status: 409 });
  if (kept.values.price.trim() !== (row.price ?? "")) {
    const reply = replyAt(form, "price", otherPrice(row.price));
    return refuse(context, { ...kept, reply }, { status: 422 });
  }
  if (!(await database().write((trx) => checkPrecio(trx, id, actor)))) {
    const reply = replyAt(form, "price", productosMensajes["precio.sin-precio"].text);
    return refuse(context, { ...kept, reply }, { status: 422 });
  }
  const stored = valuesOfRow(row, (await findTextos(row.imageurl)).alt);
  if (diferencias(stored, kept.values).length > 0) return data(kept);
  const volver = returnPathOf(request, paths.adminProductos());
  return seeOther(paths.adminProducto(id, { volver }), await writeFlash("precio.comprobado"));
}

const otherPrice = (price: string | null) =>
  `El precio guardado es ${price === null ? "ninguno" : `«${price}»`}. Si el tuyo es el bueno, guarda los cambios y llevará la fecha de hoy`;
