import { Choices, Field, SelectField, TextField } from "~/ui/field/field";
import { type FieldOf, useFields } from "~/ui/form/fields";
import type { AutorListed } from "~nouns/autores/autores.server";
import { CONSEJO_CAMPOS, CONTENIDO, LABELS } from "~nouns/consejos/consejo.kind";
import type { TipoConsejo } from "~nouns/consejos/rules/consejo";
import { ImageField } from "~nouns/imagenes/form/image-field";
import { CampoField } from "~record/campos/campo-field";
import { EstadoField } from "~record/publicacion/estado-field";
import * as publicable from "~record/publicacion/publicable-form";
import { SlugField } from "~record/slugs/slug-field";
import { compareFields } from "~record/versiones/compare-fields";

export interface ConsejoPage extends publicable.PublicablePage {
  kind: "consejo";
  tipos: TipoConsejo[];
  autores: AutorListed[];
}

export function ConsejoForm({ page, answer, texto }: publicable.PublicableProps<ConsejoPage>) {
  const form = useFields(answer?.reply, page, LABELS);
  const { field } = form;
  return (
    <publicable.PublicableForm
      {...form}
      page={page}
      answer={answer}
      compare={(before, after) => compareFields(LABELS, before, after)}
      seo={{ title: "titulo", description: "extracto" }}
      sections={[
        { title: "Lo esencial", content: <BasicFields field={field} page={page} /> },
        {
          title: "Texto",
          content: (
            <>
              <CampoField campo={CONSEJO_CAMPOS.extracto} field={field("extracto")} />
              {texto({ ...field("contenido"), maxLength: CONTENIDO.max })}
            </>
          ),
        },
        {
          title: "Imagen",
          content: <ImageField name="imagen" field={field} label="Imagen principal" />,
        },
        {
          title: "Firma y fuentes",
          fields: ["fuentes", "autor_id", "revisor_id", "revisado_at", "correcciones"],
          content: <FirmaFields {...page} field={field} />,
        },
      ]}
    />
  );
}

const BasicFields = ({ field, page }: { page: ConsejoPage; field: FieldOf }) => (
  <>
    <CampoField campo={CONSEJO_CAMPOS.titulo} field={field("titulo")} />
    <SlugField
      {...field("slug")}
      source="titulo"
      hint="Lo último de la dirección: minúsculas, números y guiones."
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField {...field("categoria")}>
        <option value="">Elige una categoría</option>
        <Choices of={page.tipos} />
      </SelectField>
      <EstadoField page={page} field={field} />
    </div>
  </>
);

function FirmaFields({ autores, field }: Pick<ConsejoPage, "autores"> & { field: FieldOf }) {
  const { defaultValue: revisor } = field("revisor_id");
  return (
    <>
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
    </>
  );
}
