import type { ReactNode } from "react";
import { RECENT_MINUTES } from "~/auth/session/proof-periods";
import { paths } from "~/site/paths";

interface ProfileCardProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ProfileCard({ id, title, children }: ProfileCardProps) {
  return (
    <section aria-labelledby={id} className="panel mt-8 p-6 md:p-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The proof is asked for before anything is typed, so that nothing typed is lost. */
export function ProveFirst({ back, what }: { back: "#acceso" | "#correo"; what: string }) {
  return (
    <>
      <p className="mt-3 max-w-2xl text-soft">
        {`Hace más de ${RECENT_MINUTES} minutos que iniciaste sesión: antes tienes que confirmar que eres tú.`}
      </p>
      <a href={paths.authReautenticar(paths.adminProfile({}, back))} className="btn btn-quiet mt-5">
        Confirmar que eres tú
        <span className="sr-only"> para cambiar {what}</span>
      </a>
    </>
  );
}
