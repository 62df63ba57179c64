import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary, Field, TextField } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { Trap } from "~/ui/form/trap";
import { formatNumber } from "~/ui/text/format-number";
import { PrivacyNotice } from "~nouns/ajustes/privacy-notice";

export const MESSAGE_MAX = 5_000;

export const RESULT_ID = "resultado";

type MensajeFieldsProps = {
  reply?: FormReply;
  isHasty: boolean;
  seal: { name: string; value: string };
};

export function MensajeFields({ reply, isHasty, seal }: MensajeFieldsProps) {
  const { field, problems } = useFields(reply);
  return (
    <form
      method="post"
      action={`${paths.contacto()}#${RESULT_ID}`}
      noValidate
      className="grid gap-5"
    >
      <ErrorSummary id={RESULT_ID} reply={problems} />
      {isHasty && (
        <div id={RESULT_ID} tabIndex={-1} className="rounded-lg bg-brand-tint px-5 py-4">
          <p role="status">
            <strong>Ya casi está.</strong> Tu mensaje sigue aquí: pulsa otra vez «Enviar mensaje» y
            sabremos que lo envía una persona.
          </p>
        </div>
      )}
      <input type="hidden" {...seal} />
      <Field {...field("name")} label="Nombre" autoComplete="name" required />
      <Field
        {...field("email")}
        label="Email"
        hint="Solo lo usamos para responderte."
        type="email"
        autoComplete="email"
        required
      />
      <Field {...field("subject")} label="Asunto" required />
      <TextField
        {...field("message")}
        label="Mensaje"
        hint={`Hasta ${formatNumber(MESSAGE_MAX)} caracteres. Por favor, no incluyas datos de salud.`}
        rows={7}
        required
      />
      <Trap />
      <div className="grid justify-items-start gap-4">
        <PrivacyNotice purpose="responder a tu consulta" isContact />
        <button type="submit" data-enviando="Enviando..." className="btn btn-brand">
          Enviar mensaje
        </button>
      </div>
    </form>
  );
}
