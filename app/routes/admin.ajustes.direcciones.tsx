import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import { guarded, guardedForm, requireMainAdmin } from "~/auth/session/guard.server";
import { refuseForm, requireIntent, withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { block, blockStatus, flashAt, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { ErrorSummary } from "~/ui/field/field";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { PagedBlock, parsePagina } from "~/ui/page/pagination";
import { redireccionSchema } from "~features/redirecciones/camino.server";
import { REDIRECCION_MISSING } from "~features/redirecciones/redireccion";
import * as redirecciones from "~features/redirecciones/redirecciones.server";
import * as screens from "~features/redirecciones/redirecciones-list";
import { AjustesHeader } from "~nouns/ajustes/ajustes-header";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireMainAdmin, async ({ query }) => {
  const de = query.get("eliminar");
  const pagina = parsePagina(query.get("pagina"));
  const page = await block(redirecciones.findRedirecciones(pagina));
  const asked = (await required(redirecciones.findPropia(de ?? ""))) ?? null;
  const isGone = de !== null && !asked;
  return data({ page, asked, isGone }, { status: isGone ? 404 : blockStatus(page) });
});

export const action = guardedForm(requireMainAdmin, (submission) => {
  const { request, form, actor } = submission;
  const intent = requireIntent(form, "anadir", "eliminar");
  return orRefuse(submission, "Error al cambiar las direcciones", async () => {
    if (intent === "eliminar") {
      const isDone = await redirecciones.removeRedireccion(String(form.get("de")), actor);
      if (!isDone) return refuseForm(submission, REDIRECCION_MISSING, 409);
      return flashAt(paths.adminAjustes("direcciones"), "redireccion.quitada");
    }
    return withValues(submission, redireccionSchema(siteOrigin(request)), async (typed) => {
      const [field, problem] = (await redirecciones.addRedireccion(typed, actor)) ?? [];
      if (problem) return refuseForm(submission, problem, 409, field);
      return flashAt(paths.adminAjustes("direcciones"), "redireccion.anadida");
    });
  });
});

export const meta = privateMeta("Direcciones antiguas");

export default function DireccionesPage() {
  const { page, asked, isGone } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const reply = useKeptAnswer(answer)?.reply;
  return (
    <QuestionDialog<{ asked: typeof asked }>
      gone={REDIRECCION_MISSING}
      ask={({ asked }) => asked && <screens.DeleteRedireccion {...asked} />}
    >
      <AjustesHeader />
      <p className="mb-6 max-w-2xl text-soft">
        Quien pide una dirección antigua llega a la página de ahora. Las de tus productos,
        artículos, páginas y categorías se guardan solas cuando cambias su slug.
      </p>
      <ErrorSummary reply={reply} before={isGone && REDIRECCION_MISSING} className="mb-6" />
      {asked && !answer && <screens.DeleteRedireccion {...asked} />}
      <screens.RedireccionForm reply={reply} />
      <PagedBlock
        block={page}
        failed="No se pudieron cargar las direcciones. Inténtalo de nuevo más tarde."
        empty="Todavía no hay ninguna."
        hrefOf={(pagina) => paths.adminAjustes("direcciones", { pagina })}
      >
        {(items) => <screens.RedireccionesList items={items} />}
      </PagedBlock>
    </QuestionDialog>
  );
}
