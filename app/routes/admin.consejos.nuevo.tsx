import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { withBorrador } from "~/domain/borradores/borrador";
import { requestedBorrador } from "~/domain/borradores/borradores.server";
import { ConsejoForm } from "~/domain/consejos/consejo-form";
import { newConsejoPage } from "~/domain/consejos/consejo-page.server";
import { previewConsejo, submitConsejo } from "~/domain/consejos/submit-consejo.server";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/http/meta";
import { required } from "~/http/responses.server";
import { retryHeaders } from "~/http/retry-headers";
import { returnPathOf } from "~/http/return-path";
import { readPart } from "~/http/unread";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { paths } from "~/paths";
import { useKeptAnswer } from "~/ui/kept-answer";

export const headers = retryHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request);
  const page = await required(newConsejoPage(returnPathOf(request, paths.adminConsejos())));
  return withBorrador(page, await requestedBorrador(request, person.id));
}

export const clientLoader = readPart;

export async function action({ request, context }: ActionFunctionArgs) {
  const { person: actor } = await requireAdmin(request);
  const form = await readForm(request);
  if (form.get("intent") === "vista-previa") return previewConsejo(form);
  return submitConsejo({ request, form, context, actor });
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "Crear Nuevo Artículo", noindex: true });

export default function NewConsejoPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useKeptAnswer(useActionData<typeof action>());
  return <ConsejoForm page={page} answer={answer} />;
}

export const ErrorBoundary = AdminProblem;
