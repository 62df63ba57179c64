import { paths } from "~/paths";
import { AuthPage } from "./auth-page";

/** Somebody signed in who may not enter the admin area. */
export function DeniedPanel({ email }: { email: string }) {
  return (
    <AuthPage title="Permisos insuficientes">
      <p>
        Has iniciado sesión como <strong className="break-words">{email}</strong>, pero tu cuenta no
        tiene permisos de administrador. Te avisaremos por correo cuando se revise tu solicitud.
      </p>
      <form method="post" action={paths.authSalir()} className="mt-6 grid">
        <button type="submit" className="btn btn-brand">
          Cerrar sesión
        </button>
      </form>
    </AuthPage>
  );
}
