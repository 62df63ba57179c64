import type { FormReply } from "~/http/results/form-reply";
import { Choices, ErrorSummary, Field, SelectField, TextField } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { Trap } from "~/ui/form/trap";
import { formatNumber } from "~/ui/text/format-number";
import { NOTA_MAX } from "./revision";

const OBSERVAR_ID = "observar";

interface ObservarFormProps {
  action: string;
  parrafos: readonly Record<"value" | "label", string>[];
  seal: { name: string; value: string };
  isSent: boolean;
  isHasty: boolean;
  reply: FormReply | undefined;
}

export function ObservarForm(props: ObservarFormProps) {
  const { action, parrafos, seal, isSent, isHasty, reply } = props;
  const { field, problems } = useFields(reply);
  return (
    <section className="no-print border-t border-line bg-band px-4 py-10">
      <form
        method="post"
        action={`${action}#${OBSERVAR_ID}`}
        noValidate
        className="mx-auto grid max-w-2xl gap-5"
      >
        <h2 id={OBSERVAR_ID} className="text-2xl">
          ¿Qué cambiarías?
        </h2>
        {(isSent || isHasty) && (
          <p role="status" className="rounded-lg bg-brand-tint px-5 py-4">
            {isSent
              ? "Gracias: tu observación ya está con quien escribe. Puedes dejar otra."
              : "Ya casi está: pulsa otra vez «Enviar observación» y sabremos que la envía una persona."}
          </p>
        )}
        <ErrorSummary reply={problems} />
        <input type="hidden" name={seal.name} value={field(seal.name).defaultValue || seal.value} />
        <SelectField {...field("linea")} label="Párrafo">
          <option value="0">Todo el texto</option>
          <Choices of={parrafos} />
        </SelectField>
        <TextField
          {...field("texto")}
          label="Observación"
          hint={`Hasta ${formatNumber(NOTA_MAX)} caracteres.`}
          rows={4}
          required
        />
        <Field
          {...field("nombre")}
          label="Tu nombre"
          hint="Lo ve quien escribe el borrador, y nadie más."
          autoComplete="name"
          required
        />
        <Trap />
        <button
          type="submit"
          data-enviando="Enviando..."
          className="btn btn-brand justify-self-start"
        >
          Enviar observación
        </button>
      </form>
    </section>
  );
}
