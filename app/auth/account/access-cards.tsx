import { NewPassword } from "~/auth/password/new-password";
import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { Field } from "~/ui/field/field";
import { DefaultSubmit, SubmitButton } from "~/ui/form/route-form";
import { ProfileCard, ProvenForm } from "./profile-card";

type AccessCardProps = { isProven: boolean; reply?: FormReply };

export function PasswordCard({ isProven, reply }: AccessCardProps) {
  return (
    <ProfileCard id="acceso" title="Contraseña">
      <ProvenForm isProven={isProven || reply !== undefined} acto="contrasena">
        <DefaultSubmit intent="contrasena" />
        <NewPassword reply={reply} suggestAt={paths.adminProfile({}, "#acceso")} />
        <SubmitButton intent="contrasena" look="btn-brand justify-self-start">
          Cambiar la contraseña
        </SubmitButton>
      </ProvenForm>
    </ProfileCard>
  );
}

export function EmailCard(props: AccessCardProps & Record<"email" | "asked", string>) {
  const { email, asked, isProven, reply } = props;
  const { defaultValue = asked, ...field } = fieldOf(reply, "email");
  return (
    <ProfileCard id="correo" title="Correo electrónico">
      <p className="mt-3 max-w-2xl text-soft">
        Ahora entras con <span className="font-semibold wrap-anywhere text-ink">{email}</span>. Te
        enviaremos un enlace a la dirección nueva y un aviso a esta; el cambio vale al confirmarlo.
      </p>
      <ProvenForm isProven={isProven || reply !== undefined} acto="correo">
        <Field
          {...field}
          defaultValue={defaultValue}
          label="Dirección nueva"
          type="email"
          autoComplete="email"
          required
        />
        <SubmitButton intent="correo" look="btn-brand justify-self-start">
          Cambiar el correo
        </SubmitButton>
      </ProvenForm>
    </ProfileCard>
  );
}
