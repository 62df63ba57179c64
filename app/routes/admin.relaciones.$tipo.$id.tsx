import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { catalogadoOf } from "~/actions/publicable.server";
import { listOf, relacionPage, submitRelacion } from "~/actions/relaciones/submit-relacion.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { readForm } from "~/http/forms/form.server";
import { pageMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { existing } from "~/http/responses/responses.server";
import { MANAGE_TITLES } from "~features/relaciones/relacion";
import { RelacionForm } from "~features/relaciones/relacion-form";
import { parseFiltro } from "~nouns/consejos/rules/filtro";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const origen = catalogadoOf(params);
  const { q } = parseFiltro(new URL(request.url).searchParams);
  const volver = returnPathOf(request, listOf(origen));
  const page = await existing(relacionPage(origen, { q, volver }));
  return page;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const origen = catalogadoOf(params);
  return submitRelacion(origen, { request, form: await readForm(request), context, actor });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = MANAGE_TITLES[args.data?.origen.tipo ?? "producto"];
  return pageMeta(args, { title, noindex: true });
};

export default function RelacionPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <RelacionForm page={page} answer={answer} />;
}
