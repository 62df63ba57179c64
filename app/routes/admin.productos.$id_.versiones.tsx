import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadVersiones, submitRestore } from "~/actions/versiones-page.server";
import { requireAdmin } from "~/auth/session/guard.server";
import { VersionesScreen } from "~/domain/versiones/versiones-view";
import { privateMeta } from "~/http/page/meta";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadVersiones("producto", request, params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  return submitRestore("producto", { request, context, id: params.id, actor: person });
}

export const meta = privateMeta("Versiones anteriores");

export default function VersionesPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <VersionesScreen {...page} reply={answer?.reply} />;
}
