import type { AskedPasskey } from "~/auth/second-factor/ceremony";
import { CodeField, LOST_FACTOR } from "~/auth/second-factor/code-field";
import { PasskeyButton } from "~/auth/second-factor/passkey-button";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { useFields } from "~/ui/form/fields";
import { PostForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { AuthForm } from "./auth-form";

interface CodeFormProps {
  reply?: FormReply;
  isRecovery: boolean;
  volver: string;
  passkey?: AskedPasskey;
}

const RECOVERY = { paso: "recuperacion" } as const;

export function CodeForm({ reply, isRecovery, volver, passkey }: CodeFormProps) {
  const { field, problems } = useFields(reply);
  return (
    <>
      <AuthForm action={paths.auth({ volver, ...(isRecovery && RECOVERY) })} problems={problems}>
        {isRecovery ? (
          <CodeField
            field={field}
            label="Código de recuperación"
            hint="Uno de los que guardaste, como ABCD-EF23-4567. Cada código sirve una sola vez."
            inputMode={undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        ) : (
          <CodeField
            field={field}
            hint="Los 6 números que muestra ahora tu aplicación de autenticación."
          />
        )}
        <SubmitButton intent={isRecovery ? "recuperar" : "verificar"}>Verificar</SubmitButton>
      </AuthForm>
      <div className="mt-5 grid gap-4 border-t border-line pt-5">
        {passkey && (
          <PostForm action={paths.auth({ volver })} className="grid">
            <PasskeyButton of={passkey} intent="llave">
              Usar una llave de acceso
            </PasskeyButton>
          </PostForm>
        )}
        <a
          href={paths.auth({ volver, ...(!isRecovery && RECOVERY) })}
          className="prose-link py-1 text-sm"
        >
          {isRecovery ? "Usar un código de la aplicación" : "Usar un código de recuperación"}
        </a>
        <p className="text-sm text-soft">{LOST_FACTOR}</p>
        <PostForm action={paths.auth()} className="grid">
          <QuietButton intent="cancelar">Cancelar</QuietButton>
        </PostForm>
      </div>
    </>
  );
}
