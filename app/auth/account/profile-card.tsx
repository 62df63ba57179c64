import type { ReactNode } from "react";
import { RECENT_MINUTES } from "~/auth/session/proof-periods";
import { paths } from "~/site/paths";
import { PostForm } from "~/ui/form/route-form";

type ProfileCardProps = { id: string; title: string; chip?: ReactNode; children: ReactNode };

export function ProfileCard({ id, title, chip, children }: ProfileCardProps) {
  return (
    <section aria-labelledby={id} className="panel mt-8 p-6 md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {chip}
      </div>
      {children}
    </section>
  );
}

/** Repeats words of the list of acts, because importing that list would send it with the page. */
const PARTS = {
  contrasena: ["#acceso", "cambiar tu contraseña"],
  correo: ["#correo", "cambiar tu correo"],
  llave: ["#llaves", "añadir una llave de acceso"],
} as const;

type ProvenFormProps = { isProven: boolean; acto: keyof typeof PARTS; children: ReactNode };

/** Asks for the proof before the form is shown, so that no typed text is lost. */
export function ProvenForm({ isProven, acto, children }: ProvenFormProps) {
  if (isProven) {
    return (
      <PostForm action={paths.adminProfile({}, "#resumen")} className="mt-5 grid max-w-md gap-5">
        {children}
      </PostForm>
    );
  }
  const [part, what] = PARTS[acto];
  const volver = paths.adminProfile({}, part);
  return (
    <>
      <p className="mt-3 max-w-2xl text-soft">
        {`Hace más de ${RECENT_MINUTES} minutos que iniciaste sesión: antes tienes que confirmar que eres tú.`}
      </p>
      <a href={paths.authReautenticar({ acto, volver })} className="btn btn-quiet mt-5">
        Confirmar que eres tú
        <span className="sr-only"> para {what}</span>
      </a>
    </>
  );
}
