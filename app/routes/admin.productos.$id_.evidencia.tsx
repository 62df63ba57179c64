import { useActionData, useLoaderData } from "@remix-run/react";
import { openKept } from "~/actions/open-record.server";
import { isOfGiros, submitGiro } from "~/actions/productos/trayectoria.server";
import { orRefuse, refuseConflict } from "~/auth/forms/refusals.server";
import { guarded, guardedForm, requireAdmin, requireMainAdmin } from "~/auth/session/guard.server";
import { refuseForm, withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { returnPathOf } from "~/http/requests/return-path";
import { existing, flashAt, required } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { madridDay } from "~base/fechas";
import { EvidenciaForm } from "~nouns/productos/form/evidencia-form";
import { TrayectoriaForm } from "~nouns/productos/form/trayectoria-form";
import { findEvidencia, saveEvidencia, toCampos } from "~nouns/productos/queries/evidencia.server";
import { findTrayectoria } from "~nouns/productos/queries/trayectoria.server";
import { CAMBIOS_LIMIT } from "~nouns/productos/rules/evidencia";
import { evidenciaSchema } from "~nouns/productos/rules/evidencia-schema.server";
import { PRODUCTOS_CRUMB } from "~nouns/productos/rules/producto";
import { AutosavedOffer } from "~record/borradores/autosaved-offer";
import { forgetAutosaved } from "~record/borradores/borradores.server";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

const CHANGED =
  "Alguien ha cambiado este producto mientras lo editabas. Lo que has escrito sigue aquí: revísalo y vuelve a guardar.";

const FULL = `Ya hay ${CAMBIOS_LIMIT} notas: quita alguna para añadir otra`;

export const loader = guarded(requireAdmin, async ({ request, params }, { person, isMain }) => {
  const evidencia = await existing(findEvidencia(params.id ?? ""));
  const trayectoria = await required(findTrayectoria(evidencia.id));
  const volver = returnPathOf(request, paths.adminProductos());
  const kept = await openKept(request, person.id);
  return { evidencia, trayectoria, isMain, today: madridDay(), volver, ...kept };
});

export const action = guardedForm(requireAdmin, async (submission) => {
  const { request, context, form, actor } = submission;
  const { id = "" } = submission.params;
  if (isOfGiros(form.get("intent"))) {
    await requireMainAdmin(request, context);
    return submitGiro({ ...submission, id });
  }
  return orRefuse(submission, "Error al guardar el producto", () =>
    withValues(submission, evidenciaSchema, async (values) => {
      const stored = await existing(findEvidencia(id));
      const campos = toCampos(values, stored.cambios);
      const isFull = campos.cambios.length > CAMBIOS_LIMIT;
      if (isFull) return refuseForm(submission, FULL, 422, "cambio_texto");
      const seen = String(form.get("visto") ?? "");
      const isSaved = await saveEvidencia({ id, campos, seen, actor });
      if (!isSaved) return refuseConflict(submission, CHANGED, "visto");
      const volver = returnPathOf(request, paths.adminProductos());
      await forgetAutosaved(form, actor.id, paths.adminProductoEvidencia(id));
      return flashAt(paths.adminProductoEvidencia(id, { volver }), "evidencia.guardada");
    }),
  );
});

export const meta = privateMeta("Evidencia y retirada");

export default function EvidenciaPage() {
  const { evidencia, trayectoria, isMain, today, volver, typed, autosaved } =
    useLoaderData<typeof loader>();
  const reply = useActionData<{ reply: FormReply }>()?.reply;
  const isOfGiro = reply?.initialValue?.oculto !== undefined;
  const action = paths.adminProductoEvidencia(evidencia.id, { volver });
  return (
    <>
      <Breadcrumb
        crumbs={[
          PRODUCTOS_CRUMB,
          { label: evidencia.title, href: paths.adminForm("producto", evidencia.id, { volver }) },
          { label: "Evidencia y retirada" },
        ]}
      />
      <AutosavedOffer autosaved={autosaved} />
      <h1 className="text-3xl">Evidencia y retirada</h1>
      <EvidenciaForm
        key={evidencia.updated_at}
        evidencia={evidencia}
        today={today}
        volver={volver}
        reply={isOfGiro ? undefined : (reply ?? typed)}
      />
      {trayectoria && (
        <TrayectoriaForm
          trayectoria={trayectoria}
          action={action}
          isMain={isMain}
          reply={isOfGiro ? reply : undefined}
        />
      )}
    </>
  );
}
