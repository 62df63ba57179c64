import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import { parseLote } from "~/domain/lotes/lote";
import { changeMany, findTitles } from "~/domain/publicacion/change-many.server";
import type { TipoPublicable } from "~/domain/tipo";
import { required, seeOther } from "~/http/answers/responses.server";
import { type FlashKey, writeFlash } from "~/http/cookies/flash.server";
import { returnPathOf } from "~/http/requests/return-path";
import { PUBLICABLES } from "./publicable.server";

const CATEGORIA_GONE =
  "Esa categoría ya no existe: no se ha cambiado ningún producto. Vuelve a la lista y elige otra.";

/** Opens the page that asks before it changes several rows of a list. */
export async function openLote(tipo: TipoPublicable, request: Request) {
  const { list, flash } = PUBLICABLES[tipo];
  const back = returnPathOf(request, list.href);
  const lote = parseLote(tipo, new URL(request.url).searchParams);
  const rows = lote ? await required(findTitles(tipo, lote.ids)) : [];
  if (!lote || rows.length === 0) throw seeOther(back, await writeFlash(`${flash}.vacio`));
  const { accion, categoria } = lote;
  return { tipo, accion, categoria, back, rows };
}

export function submitLote(tipo: TipoPublicable, submission: AdminSubmission) {
  const { list, flash, notDeleted, notSaved } = PUBLICABLES[tipo];
  const { request, form, actor } = submission;
  const lote = parseLote(tipo, form);
  if (!lote) throw new Response(null, { status: 422 });
  return answerDeed(submission, {
    to: returnPathOf(request, list.href),
    problem: lote.accion === "eliminar" ? notDeleted : notSaved,
    act: async () => {
      const result = await changeMany(tipo, lote, actor);
      if (result.outcome === "no-categoria") return { problem: CATEGORIA_GONE, status: 409 };
      if (result.outcome === "unlawful") {
        const problem = `No se ha publicado ninguno, porque no pueden publicarse como están: ${result.titles.join("; ")}. Ábrelos para corregirlos.`;
        return { problem, status: 422 };
      }
      return `${flash}.${lote.accion}` as FlashKey;
    },
  });
}
