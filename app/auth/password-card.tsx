import { type FormReply, formErrors } from "~/http/form-reply";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { NewPassword } from "./sign-up-form";

interface PasswordCardProps {
  reply?: FormReply;
  suggestion?: string;
  /** Sessions of this person, this one included. */
  sessionCount: number;
}

/** The viewer's password and sessions. */
export function PasswordCard({ reply, suggestion, sessionCount }: PasswordCardProps) {
  const others = sessionCount - 1;
  return (
    <section aria-labelledby="acceso" className="panel mt-8 p-6 md:p-8">
      <h2 id="acceso" className="text-2xl">
        Contraseña y sesiones
      </h2>
      <form method="post" action={paths.adminProfile()} className="mt-5 grid max-w-md gap-5">
        <ErrorSummary errors={formErrors(reply)} />
        <NewPassword reply={reply} suggestion={suggestion} />
        <button
          type="submit"
          name="intent"
          value="contrasena"
          className="btn btn-brand justify-self-start"
        >
          Cambiar la contraseña
        </button>
      </form>
      <form
        method="post"
        action={paths.authSalir()}
        className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6"
      >
        <p className="text-soft">
          {others > 0
            ? `Tienes ${others === 1 ? "otra sesión abierta" : `otras ${others} sesiones abiertas`}.`
            : "No tienes otras sesiones abiertas."}
        </p>
        <button type="submit" name="intent" value="otras" className="btn btn-quiet">
          Cerrar las demás sesiones
        </button>
      </form>
    </section>
  );
}
