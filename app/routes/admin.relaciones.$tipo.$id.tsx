import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { catalogadoOf } from "~/actions/publicable.server";
import { listOf, relacionPage, submitRelacion } from "~/actions/relaciones/submit-relacion.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { pageMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { existing } from "~/http/responses/responses.server";
import { MANAGE_TITLES } from "~features/relaciones/relacion";
import { RelacionForm } from "~features/relaciones/relacion-form";
import { parseFiltro } from "~nouns/consejos/rules/filtro";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, async ({ request, params, query }) => {
  const origen = catalogadoOf(params);
  const { q } = parseFiltro(query);
  const volver = returnPathOf(request, listOf(origen));
  const page = await existing(relacionPage(origen, { q, volver }));
  return page;
});

export const action = guardedForm(requireAdmin, (submission) => {
  return submitRelacion(catalogadoOf(submission.params), submission);
});

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = MANAGE_TITLES[args.data?.origen.tipo ?? "producto"];
  return pageMeta(args, { title, noindex: true });
};

export default function RelacionPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <RelacionForm page={page} answer={answer} />;
}
