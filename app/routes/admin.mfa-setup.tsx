import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  enrol,
  renewRecoveryCodes,
  startEnrolment,
  stopEnrolment,
} from "~/auth/change-factors.server";
import { CODE_WRONG, setupCodeSchema } from "~/auth/code-schema.server";
import { clearCodesCookie, findUnsavedCodes, writeCodesCookie } from "~/auth/codes-cookie.server";
import { findEnrolment } from "~/auth/factors.server";
import { isRecent, requireAdmin, requireRecentAuth, type Viewer } from "~/auth/guard.server";
import { MfaCodes, MfaDone, MfaStart, MfaSteps, MfaVerify } from "~/auth/mfa-steps";
import { drawQr } from "~/auth/qr.server";
import type { RecoverySet } from "~/auth/recovery-codes.server";
import { refuseForm, refuseForTrouble } from "~/auth/refusals.server";
import { totpUri } from "~/auth/totp.server";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { parseForm, readForm, refuse, type Submission } from "~/http/form.server";
import { pageMeta } from "~/http/meta";
import { siteOrigin } from "~/http/origin.server";
import { required, seeOther } from "~/http/responses.server";
import { retryHeaders } from "~/http/retry-headers";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { paths } from "~/paths";

export const headers = retryHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { person, session } = await requireAdmin(request);
  const isConfirmed = new URL(request.url).searchParams.get("listo") === "1";
  // A stolen session that is no longer recent does not get to see the secret.
  const enrolment = isRecent(session) ? await required(findEnrolment(person.id)) : undefined;
  const { nombre } = await required(getAjustes());
  const enrolling = enrolment && {
    secret: enrolment.secret,
    qr: drawQr(totpUri(enrolment.secret, person.email, nombre)),
  };
  const codes = isRecent(session)
    ? await required(findUnsavedCodes(request, person.id))
    : undefined;
  const { mfaEnabled } = person;
  const isDone = isConfirmed && mfaEnabled;
  return { isDone, isFurther: mfaEnabled, enrolling: enrolling ?? null, codes };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await readForm(request);
  if (form.get("intent") === "confirmar") {
    if (!admin.person.mfaEnabled) return seeOther(paths.adminMfaSetup(), clearCodesCookie());
    const done = paths.adminMfaSetup({ listo: "1" });
    return seeOther(done, clearCodesCookie());
  }
  // Who asks for new codes is led back to the profile: this page would ask for another app.
  const isRenewal = form.get("intent") === "renovar";
  requireRecentAuth(admin, isRenewal ? paths.adminProfile() : paths.adminMfaSetup());
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
      return seeOther(paths.adminMfaSetup());
    case "cancelar":
      await stopEnrolment(admin);
      return seeOther(paths.adminProfile());
    case "verificar":
      return verify(admin, submission);
    case "renovar":
      if (!admin.person.mfaEnabled) throw new Response(null, { status: 409 });
      return showCodes(id, await renewRecoveryCodes(admin, siteOrigin(submission.request)));
    default:
      throw new Response(null, { status: 422 });
  }
}

const showCodes = (userId: string, set: RecoverySet, ...cookies: string[]) =>
  seeOther(paths.adminMfaSetup(), writeCodesCookie(userId, set), ...cookies);

async function verify(admin: Viewer, { request, form, context }: Submission) {
  const { values, reply } = parseForm(form, setupCodeSchema, { hide: ["code"] });
  if (reply) return refuse(context, { reply }, { status: 422 });
  const { code, friendly_name: friendlyName } = values;
  // Left open for so long, or ended from elsewhere: there is no code to be wrong.
  const enrolment = await findEnrolment(admin.person.id);
  if (!enrolment) return seeOther(paths.adminMfaSetup());
  const proof = { code, friendlyName, origin: siteOrigin(request) };
  const enrolled = await enrol(admin, enrolment, proof);
  if (!enrolled) return refuseForm(context, form, CODE_WRONG, 401);
  return showCodes(admin.person.id, enrolled.set, enrolled.cookie);
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: "Verificación en dos pasos", noindex: true });

export default function MfaSetupPage() {
  const { isDone, isFurther, enrolling, codes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const reply = answer?.reply;
  if (codes) return <Step current={3} content={<MfaCodes codes={codes} />} />;
  if (isDone) return <Step current={3} content={<MfaDone />} />;
  if (enrolling) return <Step current={2} content={<MfaVerify {...enrolling} reply={reply} />} />;
  return <Step current={1} content={<MfaStart isFurther={isFurther} reply={reply} />} />;
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

export const ErrorBoundary = AdminProblem;
