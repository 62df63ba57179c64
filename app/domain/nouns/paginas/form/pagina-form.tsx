import { fieldsOf } from "~/http/results/form-reply";
import { Choices, Field, SelectField } from "~/ui/field/field";
import { checkPagina } from "~nouns/consejos/rules/check-consejo";
import { CONTENIDO_MAX_LENGTH } from "~nouns/consejos/rules/consejo";
import { LABELS, LUGARES, TITULO_MAX_LENGTH } from "~nouns/paginas/pagina";
import {
  PublicableForm,
  type PublicablePage,
  type PublicableProps,
} from "~record/publicacion/publicable-form";
import { SlugField } from "~record/slugs/slug-field";
import { ESTADO_CHOICES } from "~record/tipos/estado";

export type PaginaPage = PublicablePage & { kind: "pagina" };

export function PaginaForm({ page, answer, texto }: PublicableProps<PaginaPage>) {
  const field = fieldsOf(answer?.reply, page.stored, LABELS);
  return (
    <PublicableForm
      page={page}
      answer={answer}
      labels={LABELS}
      check={checkPagina}
      seo={{ title: "titulo", description: "contenido" }}
    >
      <Field {...field("titulo")} aria-required maxLength={TITULO_MAX_LENGTH} />
      <SlugField
        {...field("slug")}
        source="titulo"
        hint="La dirección de la página: minúsculas, números y guiones."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field("lugar")} hint="Dónde se enlaza en todas las páginas.">
          <Choices of={LUGARES} />
        </SelectField>
        <SelectField {...field("estado")}>
          <Choices of={ESTADO_CHOICES} />
        </SelectField>
      </div>
      {texto({ ...field("contenido"), maxLength: CONTENIDO_MAX_LENGTH })}
    </PublicableForm>
  );
}
