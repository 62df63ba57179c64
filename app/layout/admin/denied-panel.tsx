import { paths } from "~/paths";
import { PostForm } from "~/ui/post-form";
import { AuthPage } from "./auth-page";

interface DeniedPanelProps {
  email: string;
  /** Whether their request waits for a decision. */
  isPending: boolean;
}

/** Somebody signed in who may not enter the admin area. */
export function DeniedPanel({ email, isPending }: DeniedPanelProps) {
  return (
    <AuthPage title="Permisos insuficientes">
      <p>
        Has iniciado sesión como <strong className="break-words">{email}</strong>, pero tu cuenta no
        tiene permisos de administrador.
        {isPending && " Te avisaremos por correo cuando se revise tu solicitud."}
      </p>
      <PostForm action={paths.authSalir()} className="mt-6 grid">
        <button type="submit" className="btn btn-brand">
          Cerrar sesión
        </button>
      </PostForm>
    </AuthPage>
  );
}
