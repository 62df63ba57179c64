import type { Acto } from "~/auth/session/proven-acts";
import type { FormReply } from "~/http/replies/form-reply";
import { pathnameOf } from "~/http/requests/return-path";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field } from "~/ui/field/field";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { ProofFields } from "./proof-fields";

interface ReauthenticateFormProps {
  email: string;
  needsCode: boolean;
  acto?: Acto;
  back: string;
  reply?: FormReply;
}

export function ReauthenticateForm(props: ReauthenticateFormProps) {
  const { email, needsCode, acto, back, reply } = props;
  return (
    <PostForm action={paths.authReautenticar({ acto, volver: back })} className="grid gap-5">
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
      <a href={pathnameOf(back)} className="prose-link justify-self-center py-1 text-sm">
        Volver sin cambios
      </a>
    </PostForm>
  );
}
