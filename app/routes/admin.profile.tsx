import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { unenrol } from "~/auth/change-factors.server";
import { changePassword } from "~/auth/change-password.server";
import { listFactors } from "~/auth/factors.server";
import { requireAdmin, requireRecentAuth, type Viewer } from "~/auth/guard.server";
import { PasswordCard } from "~/auth/password-card";
import { chosenPassword, refuseCommon } from "~/auth/password-schema.server";
import { countRecoveryCodes } from "~/auth/recovery-codes.server";
import { refuseForTrouble } from "~/auth/refusals.server";
import { SecurityCard } from "~/auth/security-card";
import { countSessionsOf } from "~/auth/sessions.server";
import type { Submission } from "~/auth/sign-in-action.server";
import { suggestPassword } from "~/auth/sign-up-action.server";
import { writeFlash } from "~/http/flash.server";
import { parseForm, readForm, refuse } from "~/http/form.server";
import { pageMeta } from "~/http/meta";
import { siteOrigin } from "~/http/origin.server";
import { block, required, seeOther } from "~/http/responses.server";
import { retryHeaders } from "~/http/retry-headers";
import { AdminProblem } from "~/layout/admin/admin-problem";
import { paths } from "~/paths";

export const headers = retryHeaders;

const passwordSchema = z.object({ password: chosenPassword }).superRefine(refuseCommon);

export async function loader({ request }: LoaderFunctionArgs) {
  const { person } = await requireAdmin(request);
  const asked = new URL(request.url).searchParams.get("desactivar");
  const factors = await block(listFactors(person.id));
  const [codesLeft, sessionCount] = await required(
    Promise.all([countRecoveryCodes(person.id), countSessionsOf(person.id)]),
  );
  const listed = "data" in factors ? factors.data : [];
  return {
    id: person.id,
    email: person.email,
    factors,
    codesLeft,
    sessionCount,
    asked: listed.find((factor) => factor.id === asked) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await readForm(request);
  const submission = { request, form, context };
  switch (form.get("intent")) {
    case "sugerir":
      return suggestPassword(form);
    case "contrasena":
      requireRecentAuth(admin, paths.adminProfile());
      return submitPassword(admin, submission);
    case "desactivar":
      requireRecentAuth(admin, paths.adminProfile());
      return remove(admin, submission);
    default:
      throw new Response(null, { status: 422 });
  }
}

async function submitPassword(admin: Viewer, { request, form, context }: Submission) {
  const { values, reply } = parseForm(form, passwordSchema, { hide: ["password"] });
  if (reply) return refuse(context, { reply, status: 422 });
  try {
    const cookie = await changePassword(admin, values.password, siteOrigin(request));
    return seeOther(paths.adminProfile(), cookie, await writeFlash("contrasena.propia"));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al cambiar la contraseña" });
  }
}

async function remove(admin: Viewer, { request, form, context }: Submission) {
  try {
    const isRemoved = await unenrol(admin, String(form.get("factor")), siteOrigin(request));
    const flash = isRemoved ? "mfa.desactivada" : "mfa.no-desactivada";
    return seeOther(paths.adminProfile(), await writeFlash(flash));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al desactivar MFA" });
  }
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: "Mi Perfil", noindex: true });

export default function ProfilePage() {
  const { id, email, factors, codesLeft, asked, sessionCount } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const suggestion = answer && "suggestion" in answer ? answer.suggestion : undefined;
  return (
    <>
      <h1 className="text-3xl">Mi Perfil</h1>
      <dl className="panel mt-8 grid gap-x-8 gap-y-4 p-6 sm:grid-cols-[auto_1fr] md:p-8">
        <dt className="font-semibold">Correo electrónico</dt>
        <dd className="break-all">{email}</dd>
        <dt className="font-semibold">ID de usuario</dt>
        <dd className="break-all">
          <code>{id}</code>
        </dd>
      </dl>
      <SecurityCard factors={factors} codesLeft={codesLeft} asked={answer ? null : asked} />
      <PasswordCard reply={answer?.reply} suggestion={suggestion} sessionCount={sessionCount} />
    </>
  );
}

export const ErrorBoundary = AdminProblem;
