import { NewPassword } from "~/auth/password/new-password";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { Field } from "~/ui/field/field";
import { PostForm } from "~/ui/form/post-form";
import { DefaultSubmit, SubmitButton } from "~/ui/form/route-form";
import { ProfileCard, ProveFirst } from "./profile-card";

interface AccessCardProps {
  isProven: boolean;
  reply?: FormReply;
}

const ACTION = paths.adminProfile({}, "#resumen");

export function PasswordCard({ isProven, reply }: AccessCardProps) {
  return (
    <ProfileCard id="acceso" title="Contraseña">
      {isProven || reply ? (
        <PostForm action={ACTION} className="mt-5 grid max-w-md gap-5">
          <DefaultSubmit intent="contrasena" />
          <NewPassword reply={reply} suggestAt={paths.adminProfile({}, "#acceso")} />
          <SubmitButton intent="contrasena" look="btn-brand justify-self-start">
            Cambiar la contraseña
          </SubmitButton>
        </PostForm>
      ) : (
        <ProveFirst back="#acceso" what="la contraseña" />
      )}
    </ProfileCard>
  );
}

export function EmailCard({ email, isProven, reply }: AccessCardProps & { email: string }) {
  return (
    <ProfileCard id="correo" title="Correo electrónico">
      <p className="mt-3 max-w-2xl text-soft">
        Ahora entras con <span className="font-semibold wrap-anywhere text-ink">{email}</span>. Te
        enviaremos un enlace a la dirección nueva y un aviso a esta; el cambio vale al confirmarlo.
      </p>
      {isProven || reply ? (
        <PostForm action={ACTION} className="mt-5 grid max-w-md gap-5">
          <Field
            {...fieldOf(reply, "email")}
            label="Dirección nueva"
            type="email"
            autoComplete="email"
            required
          />
          <SubmitButton intent="correo" look="btn-brand justify-self-start">
            Cambiar el correo
          </SubmitButton>
        </PostForm>
      ) : (
        <ProveFirst back="#correo" what="el correo" />
      )}
    </ProfileCard>
  );
}
