import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary, TextField } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { SINONIMOS_MAX } from "../rules/busqueda";

interface SinonimosFormProps {
  texto: string;
  version: string;
  canEdit: boolean;
  reply?: FormReply;
  isConflict?: boolean;
}

export function SinonimosForm(props: SinonimosFormProps) {
  const { texto, version, canEdit, reply, isConflict } = props;
  const { field, problems } = useFields(reply, { stored: { grupos: texto } });
  return (
    <PostForm action={`${paths.adminBusqueda()}#sinonimos`} className="grid gap-5">
      <ErrorSummary reply={problems} />
      <input type="hidden" name="version" value={field("version").defaultValue || version} />
      <TextField
        {...field("grupos")}
        label="Grupos de sinónimos"
        hint="Uno por línea, los nombres separados por comas: «cochecito, carrito, silla de paseo». Quien busca uno encuentra también los otros; da igual el plural."
        rows={16}
        maxLength={SINONIMOS_MAX}
        readOnly={!canEdit}
      />
      {isConflict && (
        <TextField
          id="guardado"
          name="guardado"
          label="Lo que hay guardado ahora"
          value={texto}
          rows={8}
          readOnly
        />
      )}
      {canEdit ? (
        <SubmitButton look="btn-brand justify-self-start">Guardar los sinónimos</SubmitButton>
      ) : (
        <p className="text-sm text-soft">Los cambia un administrador principal.</p>
      )}
    </PostForm>
  );
}
