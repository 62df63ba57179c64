import { answerDeed } from "~/actions/answer-deed.server";
import { guarded, guardedForm, requireMainAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { compareAjustes, restoreAjustes } from "~nouns/ajustes/ajustes-versions.server";
import { isSeccion } from "~nouns/ajustes/secciones/secciones";

export { ErrorBoundary, headers } from "~/layout/admin/screen";
export { VersionesScreen as default } from "~record/publicacion/versiones-view";

const CHANGED = "Los ajustes han cambiado mientras mirabas sus versiones. Vuelve a comparar.";
const KEPT =
  "Se recuperan los textos de esta página; los datos que piden tu contraseña se quedan como están. La versión actual no se pierde: queda en esta lista.";

function seccionOf({ seccion = "" }: { seccion?: string }) {
  if (!isSeccion(seccion)) throw notFound();
  return seccion;
}

export const loader = guarded(requireMainAdmin, async ({ params, query }) => {
  const seccion = seccionOf(params);
  const asked = Number(query.get("v"));
  const compared = await required(compareAjustes(seccion, asked));
  return {
    ...compared,
    kept: KEPT,
    list: { label: "Ajustes", href: paths.adminAjustes() },
    href: paths.adminAjustes(seccion),
  };
});

export const action = guardedForm(requireMainAdmin, (submission) => {
  const { params, form, actor } = submission;
  const seccion = seccionOf(params);
  return answerDeed(submission, {
    intent: "restaurar",
    to: paths.adminAjustes(seccion),
    problem: "Error al guardar los ajustes",
    act: async () => {
      const [version, seen] = [Number(form.get("v")), Number(form.get("version"))];
      const outcome = await restoreAjustes(seccion, { version, seen, actor });
      return outcome === "saved" ? "ajustes.guardados" : { problem: CHANGED, status: 409 };
    },
  });
});

export const meta = privateMeta("Versiones anteriores");
