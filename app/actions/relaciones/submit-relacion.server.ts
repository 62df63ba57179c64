import { data } from "@remix-run/node";
import type { AdminSubmission } from "~/actions/submission";
import { refuse, refuseFailedWrite, replyWith, requireIntent } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import { flashAt, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { parseSearch } from "~/ui/text/search-text";
import { addRelaciones, RelatedGoneError } from "~features/relaciones/change-relaciones.server";
import {
  CHOSEN_LIMIT,
  type Origen,
  RELACIONES_NOT_SAVED,
  splitIds,
} from "~features/relaciones/relacion";
import { findOrigen, keepPresent, searchCandidatos } from "~features/relaciones/relaciones.server";
import { PRODUCTO_ID } from "~nouns/productos/rules/producto-id";

const NOTHING_CHOSEN = "Selección vacía: Por favor, selecciona al menos un producto.";
const SELF = "Un producto no puede relacionarse consigo mismo.";
const SOME_GONE = `${RELACIONES_NOT_SAVED} Lo que se ha eliminado mientras tanto ya no está elegido.`;
const TOO_MANY = `Se pueden añadir hasta ${CHOSEN_LIMIT} productos de una vez.`;

export async function relacionPage(origen: Origen, { q, volver }: { q: string; volver: string }) {
  const source = await findOrigen(origen);
  if (!source) return undefined;
  const found = await searchCandidatos(origen, q);
  return { kind: "relacion" as const, origen: { ...origen, ...source }, q, found, volver };
}

export const listOf = ({ tipo, id }: Origen) =>
  paths.adminRelaciones({ vista: tipo === "consejo" ? "consejos" : undefined, sel: id });

export async function submitRelacion(
  origen: Origen,
  { request, form, context, actor }: AdminSubmission,
) {
  const chosen = chosenIn(form);
  const q = parseSearch(form.get("q"));
  const state = async (kept = chosen) => ({
    q,
    chosen: kept,
    found: await searchCandidatos(origen, q, kept),
  });
  if (form.get("intent") === "buscar") return data({ reply: {}, ...(await state()) });
  requireIntent(form, "guardar");

  const problem = problemOf(origen, chosen);
  if (problem) {
    const reply = replyWith(form, problem);
    return refuse(context, { reply, ...(await state()) }, { status: 422 });
  }
  try {
    await addRelaciones(origen, chosen, actor);
  } catch (error) {
    if (error instanceof RelatedGoneError) {
      const kept = await required(keepPresent(chosen));
      const reply = replyWith(form, kept.length < chosen.length ? SOME_GONE : RELACIONES_NOT_SAVED);
      return refuse(context, { reply, ...(await state(kept)) }, { status: 409 });
    }
    const failed = { form, context, problem: RELACIONES_NOT_SAVED };
    return refuseFailedWrite(error, failed, await state());
  }
  return flashAt(returnPathOf(request, listOf(origen)), "relaciones.actualizadas");
}

function problemOf(origen: Origen, chosen: readonly string[]): string | undefined {
  if (chosen.length === 0) return NOTHING_CHOSEN;
  if (chosen.length > CHOSEN_LIMIT) return TOO_MANY;
  return origen.tipo === "producto" && chosen.includes(origen.id) ? SELF : undefined;
}

function chosenIn(form: FormData): string[] {
  const ticked = form.getAll("producto").map(String);
  const ids = [...splitIds(String(form.get("elegidos") ?? "")), ...ticked];
  return [...new Set(ids)].filter((id) => PRODUCTO_ID.test(id));
}
