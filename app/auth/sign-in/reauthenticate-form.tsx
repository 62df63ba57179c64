import type { FormReply } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field } from "~/ui/field/field";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { ProofFields } from "./proof-fields";

interface ReauthenticateFormProps {
  email: string;
  needsCode: boolean;
  back: string;
  reply?: FormReply;
}

const withoutChanges = (back: string) =>
  [paths.adminUsuarios(), paths.adminRequests()].find((list) => back.startsWith(list)) ??
  paths.adminProfile();

export function ReauthenticateForm({ email, needsCode, back, reply }: ReauthenticateFormProps) {
  return (
    <PostForm action={paths.authReautenticar(back)} className="grid gap-5">
      <ErrorSummary reply={reply} />
      <input type="hidden" name="volver" value={back} />
      <Field
        id="campo-email"
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <ProofFields needsCode={needsCode} reply={reply} />
      <SubmitButton intent="confirmar">Confirmar</SubmitButton>
      <a href={withoutChanges(back)} className="prose-link justify-self-center py-1 text-sm">
        Volver sin cambios
      </a>
    </PostForm>
  );
}
