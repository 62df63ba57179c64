import { ProveFirst } from "~/auth/sign-in/prove-first";
import { type FormReply, fieldOf } from "~/http/form-reply";
import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/confirm-panel";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { Field } from "~/ui/field/field";
import { PostForm } from "~/ui/form/post-form";

interface EmailCardProps {
  email: string;
  isProven: boolean;
  reply?: FormReply;
}

export function EmailCard({ email, isProven, reply }: EmailCardProps) {
  return (
    <section aria-labelledby="correo" className="panel mt-8 p-6 md:p-8">
      <h2 id="correo" className="text-2xl">
        Correo electrónico
      </h2>
      <p className="mt-3 max-w-2xl text-soft">
        Ahora entras con <span className="font-semibold wrap-anywhere text-ink">{email}</span>. Te
        enviaremos un enlace a la dirección nueva y un aviso a esta; el cambio vale al confirmarlo.
      </p>
      {isProven || reply ? (
        <EmailForm reply={reply} />
      ) : (
        <ProveFirst back="#correo" what="el correo" />
      )}
    </section>
  );
}

function EmailForm({ reply }: Pick<EmailCardProps, "reply">) {
  return (
    <PostForm action={paths.adminProfile({}, "#resumen")} className="mt-5 grid max-w-md gap-5">
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
    </PostForm>
  );
}

export function DeleteCard({ isAsked }: { isAsked: boolean }) {
  return (
    <section aria-labelledby="eliminar-cuenta" className="panel mt-8 p-6 md:p-8">
      <h2 id="eliminar-cuenta" className="text-2xl">
        Eliminar mi cuenta
      </h2>
      {isAsked ? (
        <div className="mt-5 -mb-8">
          <DeleteAccount />
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-2xl text-soft">
            Dejarás de poder entrar. Si eres la única persona administradora principal, nombra antes
            a otra.
          </p>
          <DialogLink
            href={paths.adminProfile({ eliminar: "cuenta" })}
            className="btn btn-quiet btn-danger mt-5"
          >
            Eliminar mi cuenta
          </DialogLink>
        </>
      )}
    </section>
  );
}

export function DeleteAccount({ errors }: { errors?: { text: string }[] }) {
  return (
    <Question
      title="¿Estás seguro?"
      cancel={paths.adminProfile()}
      errors={errors}
      action={paths.adminProfile({}, "#resumen")}
      intent="eliminar-cuenta"
      button="Eliminar mi cuenta"
      busy="Eliminando..."
    >
      Se borran tu cuenta, tu contraseña y tu verificación en dos pasos, y se cierran todas tus
      sesiones. Lo que has publicado se conserva. No se puede deshacer.
    </Question>
  );
}
