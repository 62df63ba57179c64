import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { PRODUCTO_NOT_SAVED } from "~/domain/productos/mensajes";
import { compareVersion, restoreVersion } from "~/domain/productos/versiones.server";
import { listRevisions } from "~/domain/revisiones/revisiones.server";
import { VersionesList } from "~/domain/revisiones/versiones-list";
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
import { Comparison } from "~/ui/comparison";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { DatabaseBusyError } from "~db/client.server";

export const headers = retryHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const id = params.id ?? "";
  const asked = Number(new URL(request.url).searchParams.get("v"));
  const [versions, compared] = await required(
    Promise.all([listRevisions({ tipo: "producto", id }), compareVersion(id, asked)]),
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
      return seeOther(paths.adminProducto(id), await writeFlash("producto.restaurado"));
    }
    const problem = "El producto ha cambiado mientras mirabas sus versiones. Vuelve a comparar.";
    return refuse(context, { reply: replyWith(form, problem), status: 409 });
  } catch (error) {
    if (!(error instanceof DatabaseBusyError)) throw error;
    log().error({ err: error, requestId: context.requestId }, "version not restored");
    return refuse(context, { reply: replyWith(form, PRODUCTO_NOT_SAVED), status: 503 });
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
          { label: "Productos", href: paths.adminProductos() },
          { label: title, href: paths.adminProducto(id) },
          { label: "Versiones anteriores" },
        ]}
      />
      <h1 className="text-3xl break-words">Versiones de «{title}»</h1>
      <div className="mt-6 empty:hidden">
        <ErrorSummary errors={formErrors(answer?.reply)} />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[17rem_1fr]">
        <VersionesList
          versions={versions}
          current={current}
          shown={version}
          hrefOf={(v) => paths.adminProductoVersiones(id, { v })}
        />
        {version === null ? (
          <Notice>Elige una versión para compararla con la actual.</Notice>
        ) : (
          <section aria-label={`Versión ${version}`} className="grid gap-5">
            {fields.length === 0 && <Notice>Esta versión es igual que la actual.</Notice>}
            <Comparison
              beforeTitle={`Versión ${version}`}
              afterTitle={`Actual (${current})`}
              fields={fields}
            />
            {fields.length > 0 && (
              <form method="post" className="panel flex flex-wrap items-center gap-4 p-5">
                <input type="hidden" name="v" value={version} />
                <input type="hidden" name="version" value={current} />
                <p className="min-w-0 flex-1 basis-64 text-sm text-soft">
                  Se recupera todo menos el identificador, el slug y el estado. La versión actual no
                  se pierde: queda en esta lista.
                </p>
                <button type="submit" name="intent" value="restaurar" className="btn btn-brand">
                  Restaurar la versión {version}
                </button>
              </form>
            )}
          </section>
        )}
      </div>
    </>
  );
}

export const ErrorBoundary = AdminProblem;
