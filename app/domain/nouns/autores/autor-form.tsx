import { paths } from "~/site/paths";
import { Field, TextField } from "~/ui/field/field";
import { useRecord } from "~/ui/form/record-fields";
import { type RecordAnswer, RecordForm, type RecordPage } from "~/ui/form/record-form";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { type Autosaved, AutosavedOffer } from "~record/borradores/autosaved-offer";
import { compareFields } from "~record/versiones/compare-fields";
import { AUTOR_LABELS } from "./autor";

export interface AutorPage extends RecordPage {
  kind: "autor";
  autosaved?: Autosaved;
}

export function AutorForm({ page, answer }: { page: AutorPage; answer?: RecordAnswer }) {
  const { id, volver } = page;
  const { form, field } = useRecord({ page, answer }, AUTOR_LABELS);
  return (
    <>
      <AutosavedOffer autosaved={page.autosaved} />
      <RecordForm
        page={page}
        {...{ answer, form }}
        action={paths.adminForm("autor", id ?? "nuevo", { volver })}
        noun="Autor"
        compare={(before, after) => compareFields(AUTOR_LABELS, before, after)}
      >
        <Field {...field("nombre")} hint="Da a su página una dirección fija." />
        <Field
          {...field("credencial")}
          hint="Por ejemplo, «pediatra». Con ella se puede revisar."
        />
        <TextField {...field("bio")} rows={4} />
        <ImageField name="imagen" field={field} altFallback="el nombre" />
      </RecordForm>
    </>
  );
}
