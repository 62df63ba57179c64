import { type FormReply, fieldOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { Field } from "~/ui/field/field";
import { FormCard } from "~/ui/form/form-card";
import { RouteForm, SubmitButton } from "~/ui/form/route-form";

export function InviteForm({ email, reply }: { email: string; reply?: FormReply }) {
  const { defaultValue = email, ...field } = fieldOf(reply, "email");
  return (
    <RouteForm action={`${paths.adminUsuarios()}#invitar`} className="mt-8">
      <div id="invitar" className="scroll-mt-6">
        <FormCard
          title="Invitar a alguien"
          intro="Recibirá un correo con un enlace para elegir su contraseña, que vale una semana; si ya tenía otro, deja de valer. Cuando lo use será administrador colaborador: podrá gestionar el contenido, pero no las cuentas ni los ajustes."
        >
          <Field
            {...field}
            defaultValue={defaultValue}
            label="Correo de la persona"
            type="email"
            required
          />
          <SubmitButton intent="invitar" busy="Enviando..." look="btn-brand justify-self-start">
            Enviar la invitación
          </SubmitButton>
        </FormCard>
      </div>
    </RouteForm>
  );
}
