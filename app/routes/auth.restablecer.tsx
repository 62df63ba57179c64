import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resetPassword } from "~/auth/account/reset-password.server";
import { suggestPassword } from "~/auth/account/sign-up-action.server";
import { NewPassword } from "~/auth/account/sign-up-form";
import { findToken, isTokenGood, type TokenPurpose } from "~/auth/mail/tokens.server";
import { newPasswordSchema } from "~/auth/password/password-schema.server";
import { refuseForm, refuseForTrouble } from "~/auth/sign-in/refusals.server";
import { writeFlash } from "~/http/flash.server";
import { parseForm, readForm, refuse } from "~/http/form.server";
import { formErrors } from "~/http/form-reply";
import { privateMeta } from "~/http/meta";
import { siteOrigin } from "~/http/origin.server";
import { required, seeOther } from "~/http/responses.server";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { DefaultSubmit } from "~/ui/form/route-form";

export { tokenHeaders as headers } from "~/http/retry-headers";
export { handle, links } from "~/layout/admin/screen";

const EXPIRED = "El enlace ya se ha usado, ha caducado o está incompleto";
const PURPOSES: TokenPurpose[] = ["reset", "set_password"];

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isGood: await required(isTokenGood(token, PURPOSES)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "sugerir") return suggestPassword(form);
  const token = String(form.get("token") ?? "");
  const schema = newPasswordSchema((await required(findToken(token, PURPOSES)))?.email);
  const { values, reply } = parseForm(form, schema, { hide: ["password"] });
  if (reply) return refuse(context, { reply }, { status: 422 });
  try {
    const cookie = await resetPassword(token, values.password, siteOrigin(request));
    if (!cookie) return refuseForm(context, form, EXPIRED);
    return seeOther(paths.auth(), cookie, await writeFlash("contrasena.cambiada"));
  } catch (error) {
    return refuseForTrouble(error, { form, context, failed: "Error al cambiar la contraseña" });
  }
}

export const meta = privateMeta("Elige una contraseña");

export default function RestablecerPage() {
  const { token, isGood } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const suggestion = answer && "suggestion" in answer ? answer.suggestion : undefined;
  return (
    <AuthPage title="Elige una contraseña" intro="Al cambiarla se cierran todas tus sesiones.">
      {isGood ? (
        <PostForm action={paths.authRestablecer({ token })} noValidate className="grid gap-5">
          <ErrorSummary errors={formErrors(answer?.reply)} />
          <input type="hidden" name="token" value={token} />
          <DefaultSubmit intent="guardar" />
          <NewPassword reply={answer?.reply} suggestion={suggestion} />
          <button type="submit" name="intent" value="guardar" className="btn btn-brand">
            Guardar la contraseña
          </button>
        </PostForm>
      ) : (
        <ExpiredLink />
      )}
    </AuthPage>
  );
}

function ExpiredLink() {
  return (
    <div className="grid gap-5">
      <p role="alert" className="rounded-md bg-danger-tint px-5 py-4">
        {EXPIRED}.
      </p>
      <a href={paths.authRecuperar()} className="btn btn-brand">
        Pedir otro enlace
      </a>
    </div>
  );
}
