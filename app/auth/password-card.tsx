import type { FormReply } from "~/http/form-reply";
import { paths } from "~/paths";
import { DefaultSubmit } from "~/ui/route-form";
import { NewPassword } from "./sign-up-form";

interface PasswordCardProps {
  reply?: FormReply;
  suggestion?: string;
}

/** The viewer's password. */
export function PasswordCard({ reply, suggestion }: PasswordCardProps) {
  return (
    <section aria-labelledby="acceso" className="panel mt-8 p-6 md:p-8">
      <h2 id="acceso" className="text-2xl">
        Contraseña
      </h2>
      <form method="post" action={paths.adminProfile()} className="mt-5 grid max-w-md gap-5">
        <DefaultSubmit intent="contrasena" />
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
    </section>
  );
}
