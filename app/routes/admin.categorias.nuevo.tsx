import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newCategoriaPage } from "~/actions/categorias/categoria-page.server";
import { submitCategoria } from "~/actions/categorias/submit-categoria.server";
import { openForm } from "~/actions/open-form.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { CategoriaForm } from "~/domain/categorias/form/categoria-form";
import { required } from "~/http/answers/responses.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { useKeptAnswer } from "~/ui/form/kept-answer";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const page = await required(newCategoriaPage(returnPathOf(request, paths.adminCategorias())));
  return openForm(request, person.id, page);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request, context);
  const form = await readForm(request);
  return submitCategoria({ request, form, context, actor });
}

export const meta = privateMeta("Crear Nueva Categoría");

export default function NewCategoriaPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return <CategoriaForm page={page} answer={answer} />;
}
