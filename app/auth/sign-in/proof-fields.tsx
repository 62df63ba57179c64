import type { AskedPasskey } from "~/auth/second-factor/ceremony";
import { CodeField, LOST_FACTOR } from "~/auth/second-factor/code-field";
import { PasskeyButton } from "~/auth/second-factor/passkey-button";
import { PasswordField } from "~/ui/field/password-field";
import type { FieldOf } from "~/ui/form/fields";
import { FormCard } from "~/ui/form/form-card";
import { SubmitButton } from "~/ui/form/route-form";

type ProofFieldsProps = { needsCode: boolean; passkey?: AskedPasskey; field: FieldOf };

export function ProofFields({ needsCode, passkey, field }: ProofFieldsProps) {
  return (
    <>
      <PasswordField {...field("password")} label="Contraseña" autoComplete="current-password" />
      {needsCode && (
        <CodeField
          field={field}
          hint={`Los 6 números de tu aplicación, o un código de recuperación. ${LOST_FACTOR}`}
          inputMode={undefined}
          maxLength={20}
        />
      )}
      {passkey && <PasskeyButton of={passkey}>Usar una llave de acceso</PasskeyButton>}
    </>
  );
}

const SHOWN = "confirmar";

export function ProofCard(props: ProofFieldsProps) {
  const { field } = props;
  const isAsked = field("password").error || field(SHOWN).defaultValue;
  if (!isAsked) return null;
  return (
    <FormCard
      title="Confirma que eres tú"
      intro="Lo pedimos antes de cambiar los datos legales, el contacto, la etiqueta de afiliado o la verificación en dos pasos, y avisamos por correo a los administradores principales. Lo que has escrito sigue debajo."
    >
      <input type="hidden" name={SHOWN} value="1" />
      <ProofFields {...props} />
      <SubmitButton look="btn-brand justify-self-start">Confirmar y guardar</SubmitButton>
    </FormCard>
  );
}
