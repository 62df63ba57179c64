import { CodeField, LOST_FACTOR } from "~/auth/second-factor/code-field";
import { type FormReply, fieldOf } from "~/http/results/form-reply";
import { PasswordField } from "~/ui/field/password-field";
import { FormCard } from "~/ui/form/form-card";
import { SubmitButton } from "~/ui/form/route-form";

type ProofFieldsProps = { needsCode: boolean; reply?: FormReply };

export function ProofFields({ needsCode, reply }: ProofFieldsProps) {
  return (
    <>
      <PasswordField {...fieldOf(reply, "password")} autoComplete="current-password" />
      {needsCode && (
        <CodeField
          reply={reply}
          hint={`Los 6 números de tu aplicación, o un código de recuperación. ${LOST_FACTOR}`}
          inputMode={undefined}
          maxLength={20}
        />
      )}
    </>
  );
}

const SHOWN = "confirmar";

export function ProofCard({ needsCode, reply }: ProofFieldsProps) {
  const isAsked = reply?.error?.password ?? reply?.initialValue?.[SHOWN];
  if (!isAsked) return null;
  return (
    <FormCard
      title="Confirma que eres tú"
      intro="Lo pedimos antes de cambiar los datos legales, el contacto, la etiqueta de afiliado o la verificación en dos pasos, y avisamos por correo a los administradores principales. Lo que has escrito sigue debajo."
    >
      <input type="hidden" name={SHOWN} value="1" />
      <ProofFields needsCode={needsCode} reply={reply} />
      <SubmitButton look="btn-brand justify-self-start">Confirmar y guardar</SubmitButton>
    </FormCard>
  );
}
