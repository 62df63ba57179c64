import { answerDeed } from "~/actions/answer-deed.server";
import type { AdminSubmission } from "~/actions/submission";
import { KINDS } from "~/domain/kinds.server";
import { returnPathOf } from "~/http/requests/return-path";
import { existing } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { compareVersion, restoreVersion } from "~record/publicacion/compare-versions.server";
import { listaDe, notSaved, type Publicable, subjectOf } from "~record/tipos/tipo";

export async function loadVersiones({ tipo, id }: Publicable, request: Request) {
  const list = { label: listaDe(tipo), href: paths.adminLista(tipo) };
  const asked = Number(new URL(request.url).searchParams.get("v"));
  const compared = await existing(compareVersion(KINDS[tipo], id, asked));
  const back = { volver: returnPathOf(request, list.href) };
  return { ...compared, kept: KEPT, list, href: paths.adminForm(tipo, id, back) };
}

const KEPT =
  "Se recupera todo menos el identificador, el slug y el estado. La versión actual no se pierde: queda en esta lista.";
const UNLAWFUL =
  "Esa versión no puede estar publicada, porque incumple una norma: antes de restaurarla, guárdalo como borrador.";
const FULL = "El enlace de esa versión ya no cabe en su sitio: quita antes el de otra página.";

export function submitRestore({ tipo, id }: Publicable, submission: AdminSubmission) {
  const { request, form, actor } = submission;
  return answerDeed(submission, {
    intent: "restaurar",
    to: paths.adminForm(tipo, id, { volver: returnPathOf(request, paths.adminLista(tipo)) }),
    problem: notSaved(tipo),
    act: async () => {
      const seen = { tipo, id, version: Number(form.get("version")) };
      const outcome = await restoreVersion(KINDS[tipo], seen, Number(form.get("v")), actor);
      if (outcome === "saved") return `${tipo}.restaurado` as const;
      if (outcome === "unlawful") return { problem: UNLAWFUL, status: 422 };
      if (outcome === "full") return { problem: FULL, status: 409 };
      const problem = `${subjectOf(tipo)} ha cambiado mientras mirabas sus versiones. Vuelve a comparar.`;
      return { problem, status: 409 };
    },
  });
}
