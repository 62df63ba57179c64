import { CONTENIDO_MAX_LENGTH } from "~/domain/consejos/rules/consejo";
import { ContenidoField } from "~/domain/contenido/contenido-field";
import { ESTADO_CHOICES } from "~/domain/estado";
import { LABELS, LUGARES, TITULO_MAX_LENGTH } from "~/domain/paginas/pagina";
import {
  PublicableForm,
  type PublicablePage,
  type PublicableProps,
} from "~/domain/publicacion/publicable-form";
import { checkPagina } from "~/domain/revision-editorial/check-consejo";
import { SlugField } from "~/domain/slug-field";
import { fieldsOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { Choices, Field, SelectField } from "~/ui/field/field";

export type PaginaPage = PublicablePage & { kind: "pagina" };

export function PaginaForm({ page, answer }: PublicableProps<PaginaPage>) {
  const { id, stored, volver } = page;
  const field = fieldsOf(answer?.reply, stored, LABELS);
  const address = paths.adminForm("pagina", id ?? "nuevo", { volver });
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
      <ContenidoField
        {...field("contenido")}
        maxLength={CONTENIDO_MAX_LENGTH}
        preview={answer?.preview}
        address={address}
      />
    </PublicableForm>
  );
}
