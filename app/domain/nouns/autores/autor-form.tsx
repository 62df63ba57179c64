import { paths } from "~/site/paths";
import { useFields } from "~/ui/form/fields";
import { type RecordAnswer, RecordForm, type RecordPage } from "~/ui/form/record-form";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { type Autosaved, AutosavedOffer } from "~record/borradores/autosaved-offer";
import { CampoFields } from "~record/campos/campo-field";
import { compareFields } from "~record/versiones/compare-fields";
import { AUTOR_CAMPOS, AUTOR_LABELS } from "./autor.kind";

export type AutorPage = RecordPage & { kind: "autor"; autosaved?: Autosaved };

export function AutorForm({ page, answer }: { page: AutorPage; answer?: RecordAnswer }) {
  const { id, volver } = page;
  const { field, problems } = useFields(answer?.reply, page, AUTOR_LABELS);
  return (
    <>
      <AutosavedOffer autosaved={page.autosaved} />
      <RecordForm
        page={page}
        answer={answer}
        field={field}
        problems={problems}
        action={paths.adminForm("autor", id ?? "nuevo", { volver })}
        noun="Autor"
        compare={(before, after) => compareFields(AUTOR_LABELS, before, after)}
      >
        <CampoFields of={AUTOR_CAMPOS} field={field} />
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
