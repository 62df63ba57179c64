import { z } from "zod";
import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import { returnPathOf } from "~/http/requests/return-path";
import { line } from "~/http/text/text-schemas";
import { paths } from "~/site/paths";
import { upTo } from "~base/texto";
import { hideGiro } from "~nouns/productos/queries/trayectoria.server";
import { MOTIVO_GIRO_MAX_LENGTH } from "~nouns/productos/rules/limites";
import { GIRO_INTENTS, giroOfName } from "~nouns/productos/rules/trayectoria";

const motivo = line({
  required: "Explica el motivo: se lee en lugar del cambio",
  ...upTo(MOTIVO_GIRO_MAX_LENGTH, "El motivo"),
});

export const isOfGiros = (intent: unknown) => z.enum(GIRO_INTENTS).safeParse(intent).success;

const refusal = (field: string, problem: string) => ({ field, problem, status: 422 }) as const;

export function submitGiro(submission: AdminSubmission & { id: string }) {
  const { request, id, actor } = submission;
  const volver = returnPathOf(request, paths.adminProductos());
  return answerDeed(submission, {
    to: `${paths.adminProductoEvidencia(id, { volver })}#trayectoria`,
    problem: "Ese cambio ya no está, o ya está así. Vuelve a cargar la página.",
    act: async (form) => {
      const giro = giroOfName(String(form.get("giro") ?? ""));
      if (!giro) return refusal("giro", "Elige un cambio de la lista");
      if (form.get("intent") === "mostrar") {
        return (await hideGiro(id, giro, null, actor)) ? "giro.visible" : undefined;
      }
      const { data: oculto, error } = motivo.safeParse(form.get("oculto") ?? "");
      if (error) return refusal("oculto", error.issues[0]?.message ?? "");
      return (await hideGiro(id, giro, oculto, actor)) ? "giro.oculto" : undefined;
    },
  });
}
