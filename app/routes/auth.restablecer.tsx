import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_PURPOSES, resetPassword } from "~/auth/account/change-password.server";
import { orRefuse } from "~/auth/forms/refusals.server";
import { suggestPassword } from "~/auth/forms/submit-address.server";
import { findToken } from "~/auth/mail/tokens.server";
import { NewPassword } from "~/auth/password/new-password";
import { newPasswordSchema } from "~/auth/password/password-schema.server";
import { LinkForm } from "~/auth/sign-in/auth-form";
import { readForm, refuseForm, withValues } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { flashAt, required } from "~/http/responses/responses.server";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/site/paths";
import { useFields } from "~/ui/form/fields";
import { BrandLink } from "~/ui/page/link";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";
export { handle, links } from "~/layout/admin/screen";

const WELCOME = "Te damos la bienvenida: con ella y tu correo entrarás a administrar el sitio.";
const SESSIONS_END = "Al cambiarla se cierran todas tus sesiones.";
const EXPIRED = "El enlace ya se ha usado, ha caducado, se ha retirado o está incompleto";

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const open = await required(findToken(token, PASSWORD_PURPOSES));
  return { token, isGood: open !== undefined, isFirst: Boolean(open?.isFirst) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "sugerir") return suggestPassword(form);
  const token = String(form.get("token") ?? "");
  const schema = newPasswordSchema((await required(findToken(token, PASSWORD_PURPOSES)))?.email);
  return orRefuse({ form, context }, "Error al cambiar la contraseña", () =>
    withValues({ form, context }, schema, async ({ password }) => {
      const cookie = await resetPassword(token, password, siteOrigin(request));
      if (!cookie) return refuseForm({ form, context }, EXPIRED);
      return flashAt(paths.auth(), "contrasena.cambiada", cookie);
    }),
  );
}

export const meta = privateMeta("Elige una contraseña");

export default function RestablecerPage() {
  const { token, isGood, isFirst } = useLoaderData<typeof loader>();
  const { field, problems } = useFields(useActionData<typeof action>()?.reply);
  return (
    <AuthPage title="Elige una contraseña" intro={isFirst ? WELCOME : SESSIONS_END}>
      {isGood ? (
        <LinkForm
          action={paths.authRestablecer({ token })}
          token={token}
          intent="guardar"
          button="Guardar la contraseña"
          problems={problems}
        >
          <NewPassword field={field("password")} label={isFirst ? undefined : "Contraseña nueva"} />
        </LinkForm>
      ) : (
        <div className="grid gap-5">
          <p role="alert" className="rounded-md bg-danger-tint px-5 py-4">
            {EXPIRED}.
          </p>
          <BrandLink href={paths.authRecuperar()}>Pedir otro enlace</BrandLink>
        </div>
      )}
    </AuthPage>
  );
}
