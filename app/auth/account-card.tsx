import { type FormReply, fieldOf } from "~/http/form-reply";
import { paths } from "~/paths";
import { ConfirmPanel } from "~/ui/confirm-panel";
import { Field } from "~/ui/field";

/** Asks for another address of the viewer's account. */
export function EmailCard({ email, reply }: { email: string; reply?: FormReply }) {
  return (
    <section aria-labelledby="correo" className="panel mt-8 p-6 md:p-8">
      <h2 id="correo" className="text-2xl">
        Correo electrónico
      </h2>
      <p className="mt-3 max-w-2xl text-soft">
        Ahora entras con <span className="font-semibold break-all text-ink">{email}</span>. Te
        enviaremos un enlace a la dirección nueva y un aviso a esta; el cambio vale al confirmarlo.
      </p>
      <form method="post" action={paths.adminProfile()} className="mt-5 grid max-w-md gap-5">
        <Field
          {...fieldOf(reply, "email")}
          label="Dirección nueva"
          type="email"
          autoComplete="email"
          required
        />
        <button
          type="submit"
          name="intent"
          value="correo"
          className="btn btn-brand justify-self-start"
        >
          Cambiar el correo
        </button>
      </form>
    </section>
  );
}

/** Ends the viewer's own account, after asking. */
export function DeleteCard({ isAsked }: { isAsked: boolean }) {
  return (
    <section aria-labelledby="eliminar-cuenta" className="panel mt-8 p-6 md:p-8">
      <h2 id="eliminar-cuenta" className="text-2xl">
        Eliminar mi cuenta
      </h2>
      {isAsked ? (
        <div className="mt-5">
          <ConfirmPanel
            title="¿Estás seguro?"
            cancel={paths.adminProfile()}
            form={
              <form method="post" action={paths.adminProfile()}>
                <button
                  type="submit"
                  name="intent"
                  value="eliminar-cuenta"
                  className="btn btn-quiet btn-danger"
                >
                  Eliminar mi cuenta
                </button>
              </form>
            }
          >
            Se borran tu cuenta, tu contraseña y tus factores, y se cierran todas tus sesiones. Lo
            que has publicado se conserva. No se puede deshacer.
          </ConfirmPanel>
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-2xl text-soft">
            Dejarás de poder entrar. Si eres la única persona administradora principal, nombra antes
            a otra.
          </p>
          <a
            href={paths.adminProfile({ eliminar: "cuenta" })}
            className="btn btn-quiet btn-danger mt-5"
          >
            Eliminar mi cuenta
          </a>
        </>
      )}
    </section>
  );
}
