import type { RequestStatus } from "~/domain/admin-requests/admin-requests.server";
import { paths } from "~/site/paths";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { AuthPage } from "./auth-page";

export function DeniedPanel({ email, request }: { email: string; request?: RequestStatus }) {
  return (
    <AuthPage title="Permisos insuficientes">
      <p>
        Has iniciado sesión como <strong className="break-words">{email}</strong>, pero tu cuenta no
        tiene permisos de administrador.
        {request === "pending" && " Te avisaremos por correo cuando se revise tu solicitud."}
        {request === "rejected" && " Quien administra el sitio no ha aprobado tu solicitud."}
      </p>
      <PostForm action={paths.authSalir()} className="mt-6 grid">
        <SubmitButton>Cerrar sesión</SubmitButton>
      </PostForm>
    </AuthPage>
  );
}
