import { Choices, SelectField } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { CONTENIDO } from "~nouns/consejos/consejo.kind";
import { LABELS, LUGARES, PAGINA_CAMPOS } from "~nouns/paginas/pagina.kind";
import { CampoFields } from "~record/campos/campo-field";
import { EstadoField } from "~record/publicacion/estado-field";
import * as publicable from "~record/publicacion/publicable-form";
import { SlugField } from "~record/slugs/slug-field";
import { compareFields } from "~record/versiones/compare-fields";

export type PaginaPage = publicable.PublicablePage & { kind: "pagina" };

export function PaginaForm({ page, answer, texto }: publicable.PublicableProps<PaginaPage>) {
  const form = useFields(answer?.reply, page, LABELS);
  const { field } = form;
  const basics = (
    <>
      <CampoFields of={PAGINA_CAMPOS} field={field} />
      <SlugField
        {...field("slug")}
        source="titulo"
        hint="La dirección de la página: minúsculas, números y guiones."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field("lugar")} hint="Dónde se enlaza en todas las páginas.">
          <Choices of={LUGARES} />
        </SelectField>
        <EstadoField page={page} field={field} />
      </div>
    </>
  );
  return (
    <publicable.PublicableForm
      {...form}
      page={page}
      answer={answer}
      compare={(before, after) => compareFields(LABELS, before, after)}
      seo={{ title: "titulo", description: "contenido" }}
      sections={[
        { title: "Lo esencial", content: basics },
        { title: "Texto", content: texto({ ...field("contenido"), maxLength: CONTENIDO.max }) },
      ]}
    />
  );
}
