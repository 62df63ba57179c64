import type { AdminSubmission } from "~/actions/submission";
import { type ChangeMany, type LoteAccion, parseLote } from "~/domain/lotes/lote";
import { required, seeOther } from "~/http/answers/responses.server";
import { type FlashKey, writeFlash } from "~/http/cookies/flash.server";
import { readForm, refuse, refuseFailedWrite, replyWith } from "~/http/forms/form.server";
import { returnPathOf } from "~/http/requests/return-path";
import type { Publicable } from "~db/schema/edicion";

interface LoteKind<Accion extends LoteAccion> {
  tipo: Publicable;
  list: string;
  acciones: readonly Accion[];
  findTitles: (ids: readonly string[]) => Promise<{ id: string; title: string }[]>;
  change: ChangeMany<Accion>;
  flashOf: (word: Accion | "vacio") => FlashKey;
  problems: { deleting: string; saving: string };
}

const CATEGORIA_GONE =
  "Esa categoría ya no existe: no se ha cambiado ningún producto. Vuelve a la lista y elige otra.";

/** The loader and the action of a page that asks before it changes several rows of a list. */
export function lotePageOf<Accion extends LoteAccion>(kind: LoteKind<Accion>) {
  const { tipo, list, acciones, problems } = kind;
  return {
    async load(request: Request) {
      const back = returnPathOf(request, list);
      const lote = parseLote(new URL(request.url).searchParams, acciones);
      const rows = lote ? await required(kind.findTitles(lote.ids)) : [];
      if (!lote || rows.length === 0) throw seeOther(back, await writeFlash(kind.flashOf("vacio")));
      const { accion, categoria } = lote;
      return { tipo, accion, categoria, back, rows: rows.map(({ id, title }) => ({ id, title })) };
    },
    async submit({ request, context, actor }: Omit<AdminSubmission, "form">) {
      const form = await readForm(request);
      const lote = parseLote(form, acciones);
      if (!lote) throw new Response(null, { status: 422 });
      try {
        const result = await kind.change(lote, actor);
        if (result.outcome === "no-categoria") {
          return refuse(context, { reply: replyWith(form, CATEGORIA_GONE) }, { status: 409 });
        }
        if (result.outcome === "unlawful") {
          const problem = `No se ha publicado ninguno, porque no pueden publicarse como están: ${result.titles.join("; ")}. Ábrelos para corregirlos.`;
          return refuse(context, { reply: replyWith(form, problem) }, { status: 422 });
        }
      } catch (error) {
        const problem = lote.accion === "eliminar" ? problems.deleting : problems.saving;
        return refuseFailedWrite(error, { form, context, problem });
      }
      return seeOther(returnPathOf(request, list), await writeFlash(kind.flashOf(lote.accion)));
    },
  };
}
