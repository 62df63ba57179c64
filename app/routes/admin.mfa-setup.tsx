import { useActionData, useLoaderData } from "@remix-run/react";
import { orRefuse } from "~/auth/forms/refusals.server";
import * as changeFactors from "~/auth/second-factor/change-factors.server";
import { CODE_WRONG, setupCodeSchema } from "~/auth/second-factor/code-schema.server";
import { findEnrolment } from "~/auth/second-factor/factors.server";
import { MfaCodes, MfaDone, MfaStart, MfaSteps } from "~/auth/second-factor/mfa-steps";
import { MfaVerify } from "~/auth/second-factor/mfa-verify";
import * as recoveryCodes from "~/auth/second-factor/recovery-codes.server";
import { presentSecret } from "~/auth/second-factor/totp.server";
import {
  guarded,
  guardedForm,
  isRecent,
  requireRecentAuth,
  requireWriter,
  type Viewer,
} from "~/auth/session/guard.server";
import { refuseForm, type Submission, withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { wantedPage } from "~/http/requests/return-path";
import { required, seeOther } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { getAjustes } from "~nouns/ajustes/ajustes.server";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, async ({ request, query }, { person, session }) => {
  const isConfirmed = query.get("listo") === "1";
  // The secret is shown only after a recent proof, because the session may be stolen.
  const enrolment = isRecent(session) ? await required(findEnrolment(person.id)) : undefined;
  const { nombre, exigeMfa } = await required(getAjustes());
  const enrolling = enrolment ? presentSecret(enrolment.secret, person.email, nombre) : null;
  const codes = isRecent(session)
    ? await required(recoveryCodes.findUnsavedCodes(request, person.id))
    : undefined;
  const { mfaEnabled } = person;
  const isDone = isConfirmed && mfaEnabled;
  const volver = wantedPage(request);
  const isRequired = exigeMfa && !mfaEnabled;
  return { isDone, isFurther: mfaEnabled, isRequired, volver, enrolling, codes };
});

const setupPage = (request: Request) => paths.adminMfaSetup({ volver: wantedPage(request) });

export const action = guardedForm(requireWriter, (submission, admin) => {
  const { request, form } = submission;
  const here = setupPage(request);
  if (form.get("intent") === "confirmar") {
    if (!admin.person.mfaEnabled) return seeOther(here, recoveryCodes.clearCodesCookie());
    const done = paths.adminMfaSetup({ listo: "1", volver: wantedPage(request) });
    return seeOther(done, recoveryCodes.clearCodesCookie());
  }
  // The proof of identity leads back to the profile, as this page would offer another app.
  if (form.get("intent") === "renovar") {
    requireRecentAuth(admin, "codigos", paths.adminProfile({ acto: "codigos" }));
  }
  requireRecentAuth(admin, "segundo-paso", here);
  const isStart = form.get("intent") === "iniciar";
  const failed = isStart ? "Error en la configuración MFA" : "Error al configurar MFA";
  return orRefuse(submission, failed, () => change(admin, submission));
});

async function change(admin: Viewer, submission: Submission) {
  const { request } = submission;
  switch (submission.form.get("intent")) {
    case "iniciar":
      await changeFactors.startEnrolment(admin);
      return seeOther(setupPage(request));
    case "cancelar":
      await changeFactors.stopEnrolment(admin);
      return seeOther(paths.adminProfile());
    case "verificar":
      return verify(admin, submission);
    case "renovar":
      if (!admin.person.mfaEnabled) throw new Response(null, { status: 409 });
      return showCodes(
        admin,
        request,
        await changeFactors.renewRecoveryCodes(admin, siteOrigin(request)),
      );
    default:
      throw new Response(null, { status: 422 });
  }
}

const showCodes = (
  { person }: Viewer,
  request: Request,
  set: recoveryCodes.RecoverySet,
  ...cookies: string[]
) => seeOther(setupPage(request), recoveryCodes.writeCodesCookie(person.id, set), ...cookies);

function verify(admin: Viewer, submission: Submission) {
  const { request, form, context } = submission;
  return withValues(submission, setupCodeSchema, async ({ code, friendly_name: friendlyName }) => {
    // Without an enrolment, which has expired or was cancelled, no code can be wrong.
    const enrolment = await findEnrolment(admin.person.id);
    if (!enrolment) return seeOther(setupPage(request));
    const proof = { code, friendlyName, origin: siteOrigin(request) };
    const enrolled = await changeFactors.enrol(admin, enrolment, proof);
    if (!enrolled) return refuseForm({ form, context }, CODE_WRONG, 401);
    return showCodes(admin, request, enrolled.set, enrolled.cookie);
  });
}

export const meta = privateMeta("Verificación en dos pasos");

export default function MfaSetupPage() {
  const { isDone, isFurther, isRequired, volver, enrolling, codes } =
    useLoaderData<typeof loader>();
  const step = { volver, reply: useActionData<typeof action>()?.reply };
  const last = codes ? <MfaCodes codes={codes} {...step} /> : isDone && <MfaDone {...step} />;
  return (
    <>
      <h1 className="text-3xl">Verificación en dos pasos</h1>
      <MfaSteps current={last ? 3 : enrolling ? 2 : 1} />
      {last ||
        (enrolling ? (
          <MfaVerify {...enrolling} {...step} />
        ) : (
          <MfaStart isFurther={isFurther} isRequired={isRequired} {...step} />
        ))}
    </>
  );
}
