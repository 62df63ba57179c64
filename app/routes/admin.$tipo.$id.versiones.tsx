import { answerDeed } from "~/actions/answer-deed.server";
import { publicableOf } from "~/actions/publicable.server";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { KINDS } from "~/domain/kinds.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { existing } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { compareVersion, restoreVersion } from "~record/publicacion/compare-versions.server";
import { listaDe, notSaved, subjectOf } from "~record/tipos/tipo";

export { ErrorBoundary, headers } from "~/layout/admin/screen";
export { VersionesScreen as default } from "~record/publicacion/versiones-view";

const KEPT =
  "Se recupera todo menos el identificador, el slug y el estado. La versión actual no se pierde: queda en esta lista.";
const UNLAWFUL =
  "Esa versión no puede estar publicada, porque incumple una norma: antes de restaurarla, guárdalo como borrador.";
const FULL = "El enlace de esa versión ya no cabe en su sitio: quita antes el de otra página.";

export const loader = guarded(requireWriter, async ({ request, params, query }) => {
  const { tipo, id } = publicableOf(params);
  const list = { label: listaDe(tipo), href: paths.adminLista(tipo) };
  const compared = await existing(compareVersion(KINDS[tipo], id, Number(query.get("v"))));
  const back = { volver: returnPathOf(request, list.href) };
  return { ...compared, kept: KEPT, list, href: paths.adminForm(tipo, id, back) };
});

export const action = guardedForm(requireWriter, (submission) => {
  const { request, params, form, actor } = submission;
  const { tipo, id } = publicableOf(params);
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
});

export const meta = privateMeta("Versiones anteriores");
