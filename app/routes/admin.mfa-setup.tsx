import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  enrol,
  renewRecoveryCodes,
  startEnrolment,
  stopEnrolment,
} from "~/auth/second-factor/change-factors.server";
import { CODE_WRONG, setupCodeSchema } from "~/auth/second-factor/code-schema.server";
import {
  clearCodesCookie,
  findUnsavedCodes,
  writeCodesCookie,
} from "~/auth/second-factor/codes-cookie.server";
import { findEnrolment } from "~/auth/second-factor/factors.server";
import { MfaCodes, MfaDone, MfaStart, MfaSteps, MfaVerify } from "~/auth/second-factor/mfa-steps";
import { drawQr } from "~/auth/second-factor/qr.server";
import type { RecoverySet } from "~/auth/second-factor/recovery-codes.server";
import { totpUri } from "~/auth/second-factor/totp.server";
import {
  isRecent,
  requireAdmin,
  requireRecentAuth,
  type Viewer,
} from "~/auth/session/guard.server";
import { adminLanding } from "~/auth/session/resume.server";
import { refuseForm, refuseForTrouble } from "~/auth/sign-in/refusals.server";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { parseForm, readForm, refuse, type Submission } from "~/http/form.server";
import { privateMeta } from "~/http/meta";
import { siteOrigin } from "~/http/origin.server";
import { required, seeOther } from "~/http/responses.server";
import { wantedPage } from "~/http/return-path";
import { paths } from "~/site/paths";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person, session } = await requireAdmin(request, context);
  const isConfirmed = new URL(request.url).searchParams.get("listo") === "1";
  // A stolen session that is no longer recent does not get to see the secret.
  const enrolment = isRecent(session) ? await required(findEnrolment(person.id)) : undefined;
  const { nombre, exigeMfa } = await required(getAjustes());
  const uri = enrolment && totpUri(enrolment.secret, person.email, nombre);
  const enrolling = uri && { secret: enrolment.secret, uri, qr: drawQr(uri) };
  const codes = isRecent(session)
    ? await required(findUnsavedCodes(request, person.id))
    : undefined;
  const { mfaEnabled } = person;
  const isDone = isConfirmed && mfaEnabled;
  const wanted = wantedPage(request);
  // The way on leads past forms sent before the second factor was asked for.
  const volver = isDone ? await adminLanding(person.id, wanted) : wanted;
  const isRequired = exigeMfa && !mfaEnabled;
  return { isDone, isFurther: mfaEnabled, isRequired, volver, enrolling: enrolling || null, codes };
}

const setupPage = (request: Request) => paths.adminMfaSetup({ volver: wantedPage(request) });

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await readForm(request);
  const here = setupPage(request);
  if (form.get("intent") === "confirmar") {
    if (!admin.person.mfaEnabled) return seeOther(here, clearCodesCookie());
    const done = paths.adminMfaSetup({ listo: "1", volver: wantedPage(request) });
    return seeOther(done, clearCodesCookie());
  }
  // New codes lead back to the profile: this page would ask for another app.
  const isRenewal = form.get("intent") === "renovar";
  requireRecentAuth(admin, isRenewal ? paths.adminProfile() : here);
  const submission = { request, form, context };
  try {
    return await change(admin, submission);
  } catch (error) {
    const isStart = form.get("intent") === "iniciar";
    const failed = isStart ? "Error en la configuración MFA" : "Error al configurar MFA";
    return refuseForTrouble(error, { form, context, failed });
  }
}

async function change(admin: Viewer, submission: Submission) {
  const { id } = admin.person;
  switch (submission.form.get("intent")) {
    case "iniciar":
      await startEnrolment(admin);
      return seeOther(setupPage(submission.request));
    case "cancelar":
      await stopEnrolment(admin);
      return seeOther(paths.adminProfile());
    case "verificar":
      return verify(admin, submission);
    case "renovar":
      if (!admin.person.mfaEnabled) throw new Response(null, { status: 409 });
      return showCodes(
        submission.request,
        id,
        await renewRecoveryCodes(admin, siteOrigin(submission.request)),
      );
    default:
      throw new Response(null, { status: 422 });
  }
}

const showCodes = (request: Request, userId: string, set: RecoverySet, ...cookies: string[]) =>
  seeOther(setupPage(request), writeCodesCookie(userId, set), ...cookies);

async function verify(admin: Viewer, { request, form, context }: Submission) {
  const { values, reply } = parseForm(form, setupCodeSchema, { hide: ["code"] });
  if (reply) return refuse(context, { reply }, { status: 422 });
  const { code, friendly_name: friendlyName } = values;
  // The enrolment ran out or was ended elsewhere: there is no code to be wrong.
  const enrolment = await findEnrolment(admin.person.id);
  if (!enrolment) return seeOther(setupPage(request));
  const proof = { code, friendlyName, origin: siteOrigin(request) };
  const enrolled = await enrol(admin, enrolment, proof);
  if (!enrolled) return refuseForm(context, form, CODE_WRONG, 401);
  return showCodes(request, admin.person.id, enrolled.set, enrolled.cookie);
}

export const meta = privateMeta("Verificación en dos pasos");

export default function MfaSetupPage() {
  const { isDone, isFurther, isRequired, volver, enrolling, codes } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const reply = answer?.reply;
  if (codes) return <Step current={3} content={<MfaCodes codes={codes} volver={volver} />} />;
  if (isDone) return <Step current={3} content={<MfaDone volver={volver} />} />;
  if (enrolling)
    return (
      <Step current={2} content={<MfaVerify {...enrolling} volver={volver} reply={reply} />} />
    );
  return (
    <Step
      current={1}
      content={
        <MfaStart isFurther={isFurther} isRequired={isRequired} volver={volver} reply={reply} />
      }
    />
  );
}

function Step({ current, content }: { current: 1 | 2 | 3; content: React.ReactNode }) {
  return (
    <>
      <h1 className="text-3xl">Verificación en dos pasos</h1>
      <MfaSteps current={current} />
      {content}
    </>
  );
}
