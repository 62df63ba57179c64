import { changePrecios, type PrecioNuevo } from "~/domain/productos/queries/change-precios.server";
import { PRODUCTO_NOT_SAVED } from "~/domain/productos/rules/mensajes";
import { precioSchema } from "~/domain/productos/rules/producto-schema.server";
import { seeOther } from "~/http/answers/responses.server";
import { writeFlash } from "~/http/cookies/flash.server";
import { refuse, refuseFailedWrite, replyWith } from "~/http/forms/form.server";
import type { AdminSubmission } from "../submission";

/** The fields of a row stand at the same place among those of their name. */
function readPrecios(form: FormData): PrecioNuevo[] {
  const [ids, antes, precios] = ["id", "antes", "precio"].map((name) =>
    form.getAll(name).map(String),
  );
  return (ids ?? []).map((id, at) => ({
    ...{ id, antes: antes?.[at] ?? "", precio: precios?.[at] ?? "" },
  }));
}

/** The list comes back with the prices that were typed, whatever is wrong with one of them. */
export async function savePrecios(
  { form, context, actor }: Omit<AdminSubmission, "request">,
  back: string,
) {
  const rows = readPrecios(form);
  const precios = Object.fromEntries(rows.map(({ id, precio }) => [id, precio]));
  const answer = (problem: string, status: 409 | 422) =>
    refuse(context, { reply: replyWith(form, problem), precios }, { status });
  const changed: PrecioNuevo[] = [];
  for (const row of rows) {
    const { data: precio, error } = precioSchema.safeParse(row.precio);
    if (error) return answer(`«${row.precio}»: ${error.issues[0]?.message}`, 422);
    if (precio !== precioSchema.safeParse(row.antes).data) changed.push({ ...row, precio });
  }
  try {
    const others = await changePrecios(changed, actor);
    if (others.length > 0) {
      const now = others.map(({ title, price }) => `«${title}», ahora ${price ?? "sin precio"}`);
      const problem = `Alguien ha cambiado mientras tanto el precio de ${now.join("; ")}. Todavía no se ha guardado ninguno: mira los tuyos y vuelve a guardar.`;
      return answer(problem, 409);
    }
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem: PRODUCTO_NOT_SAVED });
  }
  return seeOther(back, await writeFlash(changed.length ? "precios.guardados" : "precios.iguales"));
}
