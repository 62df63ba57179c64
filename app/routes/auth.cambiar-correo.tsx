import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmailChange } from "~/auth/account/change-email.server";
import { orRefuse } from "~/auth/forms/refusals.server";
import { isTokenGood } from "~/auth/mail/tokens.server";
import { readForm, refuseForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { siteOrigin } from "~/http/requests/origin.server";
import { flashAt, required } from "~/http/responses/responses.server";
import { AuthPage } from "~/layout/admin/auth-page";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/field";
import { PostForm, SubmitButton } from "~/ui/form/route-form";

export { tokenHeaders as headers } from "~/http/responses/retry-headers";
export { handle, links } from "~/layout/admin/screen";

const EXPIRED =
  "Hay otro enlace más nuevo, o el enlace ya se ha usado, ha caducado o está incompleto";

const WHAT_FOLLOWS =
  "Al confirmarlo se cierran todas tus sesiones y entrarás con la dirección nueva.";

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isGood: await required(isTokenGood(token, ["email"])) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const token = String(form.get("token") ?? "");
  return orRefuse({ form, context }, "Error al cambiar el correo", async () => {
    const isChanged = await confirmEmailChange(token, siteOrigin(request));
    if (!isChanged) return refuseForm({ form, context }, EXPIRED);
    return flashAt(paths.auth(), "perfil.correo-cambiado");
  });
}

export const meta = privateMeta("Confirma tu correo");

export default function CambiarCorreoPage() {
  const { token, isGood } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isOpen = isGood && !answer;
  return (
    <AuthPage title="Confirma tu correo" intro={isOpen && WHAT_FOLLOWS}>
      {isOpen ? (
        <PostForm action={paths.authCambiarCorreo()} className="grid">
          <input type="hidden" name="token" value={token} />
          <SubmitButton intent="confirmar">Usar esta dirección</SubmitButton>
        </PostForm>
      ) : (
        <div className="grid gap-5">
          <ErrorSummary reply={answer?.reply} before={EXPIRED} />
          <a
            href={paths.adminProfile({}, "#correo")}
            className="prose-link justify-self-center py-1"
          >
            Pedir otro en mi perfil
          </a>
        </div>
      )}
    </AuthPage>
  );
}
