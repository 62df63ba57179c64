import { Field, TextField } from "~/ui/field";
import { FormSection } from "~/ui/form-section";
import { SelectField } from "~/ui/select-field";
import { TITLE_MAX_LENGTH } from "./campos";
import type { CategoriaOption } from "./categoria-options";
import { PrecioComprobado } from "./precio-comprobado";
import { UNRATED } from "./producto";
import { controlOf, type FieldsProps, textOf } from "./producto-form-control";

export function BasicFields(props: FieldsProps & { categorias: CategoriaOption[] }) {
  return (
    <FormSection title="Ficha" intro="Lo que identifica al producto y decide si se ve en el sitio.">
      <Field {...textOf(props, "title")} maxLength={TITLE_MAX_LENGTH} required />
      <Field
        {...textOf(props, "slug")}
        hint="La dirección de la página. Si lo dejas vacío, se crea a partir del título."
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...textOf(props, "id")}
        hint="Con el ASIN, el botón de compra lleva a la ficha de Amazon. Si lo dejas vacío, se crea un identificador propio y el botón busca el título."
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CategoriaField {...props} />
      <EstadoField {...props} />
    </FormSection>
  );
}

function CategoriaField(props: FieldsProps & { categorias: CategoriaOption[] }) {
  const { categorias } = props;
  const { category } = props.values;
  const isListed = categorias.some(({ value }) => value === category);
  return (
    <SelectField {...textOf(props, "category")}>
      <option value="">Elige una categoría</option>
      {!isListed && category && <option value={category}>{category} (desconocida)</option>}
      {categorias.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function EstadoField(props: FieldsProps) {
  return (
    <SelectField
      {...textOf(props, "estado")}
      hint="Un borrador no se ve en el sitio y no puede estar entre los destacados."
    >
      <option value="draft">Borrador</option>
      <option value="published">Publicado</option>
    </SelectField>
  );
}

export function EvaluationFields(props: FieldsProps & { precioComprobadoAt?: string | null }) {
  const recommended = controlOf(props, "isrecommended");
  return (
    <FormSection title="Precio y valoración">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...textOf(props, "price")} hint="Como debe leerse: «249,90 €»." />
        {props.precioComprobadoAt !== undefined && (
          <PrecioComprobado at={props.precioComprobadoAt} />
        )}
        <Field
          {...textOf(props, "rating")}
          hint={`De 0 a 5, por ejemplo «4,5». Con 0 se lee «${UNRATED}».`}
          inputMode="decimal"
        />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          id={recommended.id}
          name="isrecommended"
          defaultChecked={props.values.isrecommended}
          className="size-5 accent-brand"
        />
        <span>
          <span className="font-semibold">Recomendado</span>
          <span className="block text-sm text-soft">
            La tarjeta lleva la etiqueta «Recomendado».
          </span>
        </span>
      </label>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...textOf(props, "revisor")} hint="Quién firma la reseña." />
        <Field
          {...textOf(props, "revisado_at")}
          type="date"
          hint="Cuándo se revisó por última vez."
        />
      </div>
    </FormSection>
  );
}

export function TextFields(props: FieldsProps) {
  return (
    <FormSection title="Textos">
      <TextField
        {...textOf(props, "descripcion")}
        rows={4}
        hint="Un párrafo: sale en la ficha y en los resultados de la búsqueda."
      />
      <TextField
        {...textOf(props, "contenido_principal")}
        rows={12}
        hint="La reseña: cada línea es un párrafo de la pestaña «Descripción»."
      />
    </FormSection>
  );
}
