import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestReset } from "~/auth/account/change-password.server";
import { EmailForm } from "~/auth/account/email-form";
import { submitEmail } from "~/auth/forms/submit-address.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/site/paths";

export { handle, headers, links } from "~/layout/admin/screen";

export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.get("enviado") === "1" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const sent = paths.authRecuperar({ enviado: "1" });
  return submitEmail({ request, form, context }, requestReset, sent);
}

export const meta = privateMeta("Recuperar la contraseña");

export default function RecuperarPage() {
  const { isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AuthPage
      title="Recuperar la contraseña"
      intro="Te enviaremos un enlace para elegir otra. Tu verificación en dos pasos no cambia."
    >
      <EmailForm
        action={paths.authRecuperar()}
        isSent={isSent}
        reply={answer?.reply}
        button="Enviar el enlace"
        back="Volver a iniciar sesión"
      />
    </AuthPage>
  );
}
