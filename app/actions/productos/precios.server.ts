import { data } from "@remix-run/node";
import type { AdminSubmission } from "~/actions/submission";
import { refuse, refuseFailedWrite, refuseForm, replyWith } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { flashAt } from "~/http/responses/responses.server";
import { type FormReply, fieldOf, rowField } from "~/http/results/form-reply";
import { RefusedActError } from "~/http/results/refused-act";
import { paths } from "~/site/paths";
import { sayList } from "~/ui/text/frases";
import { ASK_PRICE, mustAskPrecio, PRECIO_ASKED, precioText, UNCLEAR_PRICE } from "~base/precio";
import { database } from "~db/client.server";
import { readDatos } from "~nouns/ficha/datos.server";
import { fichaText, parseFicha } from "~nouns/ficha/ficha";
import { readFicha } from "~nouns/ficha/read-valor";
import { PRECIO_INTENT } from "~nouns/productos/list/precio-comprobado";
import * as comprobado from "~nouns/productos/queries/precio-comprobado.server";
import { describeRow, findRow } from "~nouns/productos/queries/productos-admin.server";
import { PRODUCTO_GONE, productosMensajes } from "~nouns/productos/rules/producto-messages";
import { precioSchema } from "~nouns/productos/rules/producto-schema.server";
import { byName, diferencias, FIELD_LABELS } from "~nouns/productos/rules/producto-values";
import { isWriter, NOT_FOR_WRITERS } from "~record/historial/actor";
import { notSaved } from "~record/tipos/tipo";

export async function answerPrecio({ form, context, request, actor, id }: AdminSubmission) {
  if (id === undefined || form.get("intent") !== PRECIO_INTENT) return undefined;
  if (isWriter(actor)) throw new RefusedActError(NOT_FOR_WRITERS);
  const row = await findRow(id);
  if (!row) return refuseForm({ form, context }, PRODUCTO_GONE, 409);
  const refusePrice = (problem: string) => refuseForm({ form, context }, problem, 422, "price");
  const price = precioText(String(form.get("price") ?? ""));
  if (price !== precioText(row.price)) return refusePrice(otherPrice(precioText(row.price)));
  if (!(await database().write((trx) => comprobado.checkPrecio(trx, id, actor)))) {
    return refusePrice(productosMensajes["precio.sin-precio"].text);
  }
  const reply = { initialValue: replyWith(form, "").initialValue };
  const { ficha } = readFicha(form, (await readDatos()).all, parseFicha(row.ficha));
  const fields = byName(
    Object.keys(FIELD_LABELS),
    (name) => (name === "ficha" ? fichaText(ficha) : fieldOf(reply, name).defaultValue) ?? "",
  );
  const stored = await describeRow(row);
  // The form has no field for the state, so it cannot differ.
  const typed = { ...fields, price: price ?? "", estado: stored.estado ?? "" };
  if (diferencias(stored, typed).length > 0) return data({ reply });
  const volver = returnPathOf(request, paths.adminProductos());
  return flashAt(paths.adminForm("producto", id, { volver }), "precio.comprobado");
}

const otherPrice = (price: string | null) =>
  `El precio guardado es ${price === null ? "ninguno" : `«${price}»`}. Si el tuyo es el bueno, guarda los cambios y llevará la fecha de hoy`;

/** Reads rows by index: fields of the same name come in the order of the rows. */
function readPrecios(form: FormData): comprobado.PrecioNuevo[] {
  const [ids = [], antes = [], precios = []] = ["id", "antes", "precio"].map((name) =>
    form.getAll(name).map(String),
  );
  return ids.map((id, at) => ({ id, antes: antes[at] ?? "", precio: precios[at] ?? "" }));
}

/** Keeps only typed prices, because somebody else may have changed the others meanwhile. */
export async function savePrecios(
  { form, context, actor }: Omit<AdminSubmission, "request">,
  back: string,
) {
  const touched = readPrecios(form).filter(({ antes, precio }) => precio !== antes);
  const precios = Object.fromEntries(touched.map(({ id, precio }) => [id, precio]));
  const answer = (error: FormReply["error"], status: 409 | 422) =>
    refuse(context, { reply: { ...replyWith(form, ""), error }, precios }, { status });
  const asked = String(form.get(PRECIO_ASKED) ?? "").split("\n");
  const unread: Record<string, string[]> = {};
  const changed: comprobado.PrecioNuevo[] = [];
  for (const row of touched) {
    const { data: precio = null, error } = precioSchema.safeParse(row.precio);
    const refuseRow = (problem: string) => {
      unread[rowField("precio", row.id)] = [problem];
    };
    if (error) refuseRow(`${error.issues[0]?.message}`);
    else if (mustAskPrecio(precio, row.antes, ...asked)) {
      refuseRow(`«${precio}» ${UNCLEAR_PRICE}. ${ASK_PRICE}`);
    } else if (precio !== precioText(row.antes)) changed.push({ ...row, precio: precio ?? "" });
  }
  if (Object.keys(unread).length > 0) return answer(unread, 422);
  try {
    const others = await comprobado.changePrecios(changed, actor);
    if (others.length > 0) {
      const now = others.map(
        ({ title, price }) => `«${title}», ahora ${precioText(price) ?? "sin precio"}`,
      );
      const problem = `Alguien ha cambiado mientras tanto el precio de ${sayList(now)}. Todavía no se ha guardado ninguno: mira los tuyos y vuelve a guardar.`;
      return answer({ "": [problem] }, 409);
    }
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem: notSaved("producto") }, { precios });
  }
  return flashAt(back, changed.length ? "precios.guardados" : "precios.iguales");
}
