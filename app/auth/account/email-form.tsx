import { AuthForm, EmailField } from "~/auth/sign-in/auth-form";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { useFields } from "~/ui/form/fields";
import { SubmitButton } from "~/ui/form/route-form";
import { TallLink } from "~/ui/page/link";

interface EmailFormProps {
  action: string;
  isSent: boolean;
  reply?: FormReply;
  button: string;
  back: string;
}

export function EmailForm({ action, isSent, reply, button, back }: EmailFormProps) {
  const fields = useFields(reply);
  return (
    <>
      {isSent && !reply && (
        <p role="status" className="mb-6 rounded-md bg-brand-tint px-5 py-4">
          Si la dirección corresponde a una cuenta, recibirás un correo con un enlace en unos
          minutos. Mira también la carpeta de correo no deseado. A cada dirección le enviamos como
          mucho tres al día.
        </p>
      )}
      <AuthForm action={action} problems={fields.problems}>
        <EmailField field={fields.field} />
        <SubmitButton intent="enviar">{button}</SubmitButton>
      </AuthForm>
      <p className="mt-5 border-t border-line pt-4 text-sm">
        <TallLink href={paths.auth()}>{back}</TallLink>
      </p>
    </>
  );
}
