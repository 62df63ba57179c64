import { useFields } from "~/ui/form/fields";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { CampoFields } from "~record/campos/campo-field";
import { type RecordAnswer, RecordForm, type RecordPage } from "~record/formulario/record-form";
import { compareFields } from "~record/versiones/compare-fields";
import { AUTOR_CAMPOS, AUTOR_LABELS } from "./autor.kind";

export type AutorPage = RecordPage & { kind: "autor" };

export function AutorForm({ page, answer }: { page: AutorPage; answer?: RecordAnswer }) {
  const form = useFields(answer?.reply, page, AUTOR_LABELS);
  const { field } = form;
  const foto = <ImageField name="imagen" field={field} label="Foto" altFallback="el nombre" />;
  return (
    <RecordForm
      {...form}
      page={page}
      answer={answer}
      compare={(before, after) => compareFields(AUTOR_LABELS, before, after)}
      sections={[
        { title: "Lo esencial", content: <CampoFields of={AUTOR_CAMPOS} field={field} /> },
        { title: "Foto", content: foto },
      ]}
    />
  );
}
