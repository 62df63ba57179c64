import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { CONSEJO_NOT_SAVED } from "~/domain/consejos/mensajes";
import { compareVersion, restoreVersion } from "~/domain/consejos/versiones.server";
import { listRevisions } from "~/domain/revisiones/revisiones.server";
import { VersionesView } from "~/domain/revisiones/versiones-view";
import { writeFlash } from "~/http/flash.server";
import { readForm, refuse, replyWith } from "~/http/form.server";
import { formErrors } from "~/http/form-reply";
import { pageMeta } from "~/http/meta";
import { notFound, required, seeOther } from "~/http/responses.server";
import { retryHeaders } from "~/http/retry-headers";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ErrorSummary } from "~/ui/error-summary";
import { DatabaseBusyError } from "~db/client.server";

export const headers = retryHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const id = params.id ?? "";
  const asked = Number(new URL(request.url).searchParams.get("v"));
  const [versions, compared] = await required(
    Promise.all([listRevisions({ tipo: "consejo", id }), compareVersion(id, asked)]),
  );
  if (!compared) throw notFound();
  return { id, versions, ...compared };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request);
  const form = await readForm(request);
  if (form.get("intent") !== "restaurar") throw new Response(null, { status: 422 });
  const id = params.id ?? "";
  try {
    const [version, current] = [Number(form.get("v")), Number(form.get("version"))];
    const outcome = await restoreVersion({ id, version: current }, version, person);
    if (outcome === "saved") {
      return seeOther(paths.adminConsejo(id), await writeFlash("consejo.restaurado"));
    }
    const problem = "El artículo ha cambiado mientras mirabas sus versiones. Vuelve a comparar.";
    return refuse(context, { reply: replyWith(form, problem), status: 409 });
  } catch (error) {
    if (!(error instanceof DatabaseBusyError)) throw error;
    log().error({ err: error, requestId: context.requestId }, "version not restored");
    return refuse(context, { reply: replyWith(form, CONSEJO_NOT_SAVED), status: 503 });
  }
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "Versiones anteriores", noindex: true });

export default function VersionesPage() {
  const { id, title, current, version, fields, versions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: "Consejos", href: paths.adminConsejos() },
          { label: title, href: paths.adminConsejo(id) },
          { label: "Versiones anteriores" },
        ]}
      />
      <h1 className="text-3xl break-words">Versiones de «{title}»</h1>
      <div className="mt-6 empty:hidden">
        <ErrorSummary errors={formErrors(answer?.reply)} />
      </div>
      <VersionesView
        {...{ versions, current, version, fields }}
        hrefOf={(v) => paths.adminConsejoVersiones(id, { v })}
      />
    </>
  );
}

export const ErrorBoundary = AdminProblem;
