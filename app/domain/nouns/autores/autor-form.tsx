import { fieldsOf } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Field, TextField } from "~/ui/field/field";
import { type RecordAnswer, RecordForm, type RecordPage } from "~/ui/form/record-form";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { type Autosaved, AutosavedOffer } from "~record/borradores/autosaved-offer";
import { compareFields } from "~record/versiones/compare-fields";
import { AUTOR_LABELS, BIO_MAX_LENGTH } from "./autor";

export interface AutorPage extends RecordPage {
  kind: "autor";
  autosaved?: Autosaved;
}

export function AutorForm({ page, answer }: { page: AutorPage; answer?: RecordAnswer }) {
  const { id, stored, volver } = page;
  const field = fieldsOf(answer?.reply, stored, AUTOR_LABELS);
  return (
    <>
      <AutosavedOffer autosaved={page.autosaved} />
      <RecordForm
        page={page}
        answer={answer}
        action={paths.adminForm("autor", id ?? "nuevo", { volver })}
        noun="Autor"
        compare={(before, after) => compareFields(AUTOR_LABELS, before, after)}
      >
        <Field {...field("nombre")} aria-required hint="Da a su página una dirección fija." />
        <Field
          {...field("credencial")}
          hint="Por ejemplo, «pediatra». Con ella se puede revisar."
        />
        <TextField {...field("bio")} rows={4} maxLength={BIO_MAX_LENGTH} />
        <ImageField
          name="imagen"
          field={field}
          label={AUTOR_LABELS.imagen}
          altFallback="el nombre"
        />
      </RecordForm>
    </>
  );
}
