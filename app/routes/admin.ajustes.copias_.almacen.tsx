import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import { authMails } from "~/auth/mail/auth-mails";
import { mailMainAdmins } from "~/auth/mail/send-mail.server";
import {
  guarded,
  guardedForm,
  requireMainAdmin,
  requireRecentAuth,
  writeAs,
} from "~/auth/session/guard.server";
import { refuseForm, requireIntent, withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { flashAt, required } from "~/http/responses/responses.server";
import { readBucketPlace } from "~/runtime/bucket-url";
import { paths } from "~/site/paths";
import { Notice } from "~/ui/page/notice";
import { findDestination, probeTyped } from "~db/backup/destination.server";
import { BackupError } from "~db/backup/manifest";
import { type Almacen, almacenSchema, saveAlmacen } from "~features/copias/almacen.server";
import { AlmacenForm } from "~features/copias/almacen-form";
import { HojaDeRecuperacion } from "~features/copias/hoja";
import { AjustesHeader } from "~nouns/ajustes/ajustes-header";
import { siteCommand } from "../../deploy/doctor/command.js";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

const HERE = "copias/almacen";

const FIXED = "El almacén está puesto en BACKUP_URL, y aquí no se cambia.";

export const loader = guarded(requireMainAdmin, async ({ query }) => {
  const destination = (await required(findDestination())) ?? null;
  const order = destination && siteCommand(`restore s3://${destination.bucket}`);
  const { base: direccion = "", region = "", key: clave = "" } = destination ?? {};
  const typed = Object.entries({ direccion, region, clave }).map(([name, stored]) => [
    name,
    query.get(name) ?? stored,
  ]);
  return { destination, order, stored: Object.fromEntries(typed) };
});

export const action = guardedForm(requireMainAdmin, (submission, admin) => {
  const { request, form, actor } = submission;
  const intent = requireIntent(form, "guardar", "quitar");
  // The page for the proof of identity repeats these, so a secret within the address is left out.
  const direccion = readBucketPlace(`${form.get("direccion")}`)?.base;
  const [region, clave] = ["region", "clave"].map((name) => `${form.get(name) ?? ""}`);
  // Comes before anything is asked of the store, or a stolen session could probe addresses.
  requireRecentAuth(admin, "almacen", paths.adminAjustes(HERE, { direccion, region, clave }));
  const change = async (almacen: Almacen | null) => {
    const antes = (await findDestination())?.base ?? "";
    const cambio = { que: "Adónde van las copias de seguridad", antes, ahora: almacen?.base ?? "" };
    await writeAs(admin, async (trx) => {
      await saveAlmacen(trx, almacen, actor);
      const mail = authMails.protectedChange(siteOrigin(request), actor.email, [cambio]);
      await mailMainAdmins(trx, mail, new Date());
    });
  };
  return orRefuse(submission, "Error al guardar el almacén", async () => {
    if ((await findDestination())?.isFixed) return refuseForm(submission, FIXED, 409);
    if (intent === "quitar") {
      await change(null);
      return flashAt(paths.adminAjustes("copias"), "copia.sin-almacen");
    }
    return withValues(submission, almacenSchema, async (almacen) => {
      try {
        await probeTyped(almacen);
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        return refuseForm(submission, `No se ha guardado. ${error.message}`, 422, "direccion");
      }
      await change(almacen);
      return flashAt(`${paths.adminAjustes(HERE)}#hoja`, "copia.almacen");
    });
  });
});

export const meta = privateMeta("Copias fuera de este servidor");

export default function AlmacenPage() {
  const { destination, order, stored } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  return (
    <>
      <AjustesHeader />
      {destination?.isFixed ? (
        <Notice>{FIXED}</Notice>
      ) : (
        <AlmacenForm reply={reply} stored={stored} isSet={destination !== null} />
      )}
      {destination && order && <HojaDeRecuperacion {...destination} order={order} />}
    </>
  );
}
