import type { AutorListed } from "~/domain/autores/autores.server";
import * as consejos from "~/domain/consejos/rules/consejo";
import { LABELS } from "~/domain/consejos/rules/consejo-values";
import { ContenidoField } from "~/domain/contenido/contenido-field";
import { ESTADO_CHOICES } from "~/domain/estado";
import { ImageField } from "~/domain/imagenes/form/image-field";
import {
  PublicableForm,
  type PublicablePage,
  type PublicableProps,
} from "~/domain/publicacion/publicable-form";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { SlugField } from "~/domain/slug-field";
import { fieldsOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { Choices, Field, SelectField, TextField } from "~/ui/field/field";

export interface ConsejoPage extends PublicablePage {
  kind: "consejo";
  tipos: consejos.TipoConsejo[];
  autores: AutorListed[];
}

export function ConsejoForm({ page, answer }: PublicableProps<ConsejoPage>) {
  const { id, stored, tipos, volver } = page;
  const field = fieldsOf(answer?.reply, stored, LABELS);
  const address = paths.adminForm("consejo", id ?? "nuevo", { volver });
  return (
    <PublicableForm
      page={page}
      answer={answer}
      labels={LABELS}
      check={checkConsejo}
      seo={{ title: "titulo", description: "extracto" }}
    >
      <Field {...field("titulo")} aria-required maxLength={consejos.TITULO_MAX_LENGTH} />
      <SlugField
        {...field("slug")}
        source="titulo"
        hint="Lo último de la dirección: minúsculas, números y guiones."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field("categoria")}>
          <option value="">Elige una categoría</option>
          <Choices of={tipos} />
        </SelectField>
        <SelectField {...field("estado")}>
          <Choices of={ESTADO_CHOICES} />
        </SelectField>
      </div>
      <ImageField name="imagen" field={field} label={LABELS.imagen} />
      <TextField
        {...field("extracto")}
        hint="Una o dos frases; se ven en la lista y en los buscadores."
        rows={2}
        maxLength={consejos.EXTRACTO_MAX_LENGTH}
      />
      <ContenidoField
        {...field("contenido")}
        maxLength={consejos.CONTENIDO_MAX_LENGTH}
        preview={answer?.preview}
        address={address}
      />
      <FirmaFields field={field} autores={page.autores} />
    </PublicableForm>
  );
}

type FirmaFieldsProps = Pick<ConsejoPage, "autores"> & { field: ReturnType<typeof fieldsOf> };

function FirmaFields({ autores, field }: FirmaFieldsProps) {
  const { defaultValue: revisor } = field("revisor_id");
  return (
    <fieldset className="grid gap-5 rounded-lg border border-line p-4 sm:p-5">
      <legend className="px-1 font-semibold">Firma y fuentes</legend>
      <SelectField {...field("autor_id")}>
        <option value="">Sin firma</option>
        <Choices of={autores} />
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field("revisor_id")} hint="Autores que tienen credencial.">
          <option value="">Nadie</option>
          <Choices of={autores.filter(({ id, credencial }) => credencial || id === revisor)} />
        </SelectField>
        <Field {...field("revisado_at")} type="date" />
      </div>
      <TextField {...field("fuentes")} rows={3} hint="Una por línea: Título | dirección" />
      <TextField {...field("correcciones")} rows={2} hint="Una por línea: 28/11/2026 | frase" />
    </fieldset>
  );
}
