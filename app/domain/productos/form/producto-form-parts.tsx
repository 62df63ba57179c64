import type { ReactNode } from "react";
import { ImageField } from "~/domain/imagenes/form/image-field";
import { PrecioComprobado } from "~/domain/productos/list/precio-comprobado";
import {
  IMAGENES_LIMIT,
  LISTS_MAX_ITEMS,
  TITLE_MAX_LENGTH,
  USUAL_COLORES,
} from "~/domain/productos/rules/campos";
import { FIELD_LABELS } from "~/domain/productos/rules/diferencias";
import { UNRATED } from "~/domain/productos/rules/producto";
import type { ProductoTexts, ProductoValues } from "~/domain/productos/rules/producto-values";
import { fieldId } from "~/http/replies/form-reply";
import type { Choice } from "~/ui/field/choice";
import { Field, TextField } from "~/ui/field/field";
import { RepeatableField } from "~/ui/field/repeatable-field";
import { Choices, SelectField } from "~/ui/field/select-field";

interface FieldsProps {
  values: ProductoValues;
  errorOf: (name: string) => string | undefined;
}

function controlOf({ errorOf }: Pick<FieldsProps, "errorOf">, name: keyof ProductoTexts) {
  return { name, id: fieldId(name), label: FIELD_LABELS[name], error: errorOf(name) };
}

type TextName = {
  [Name in keyof ProductoTexts]: ProductoTexts[Name] extends string ? Name : never;
}[keyof ProductoTexts];

function textOf(props: FieldsProps, name: TextName) {
  return { ...controlOf(props, name), defaultValue: props.values[name] };
}

export function BasicFields({ categorias, ...props }: FieldsProps & { categorias: Choice[] }) {
  const { category } = props.values;
  const isListed = categorias.some(({ value }) => value === category);
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
      <SelectField {...textOf(props, "category")}>
        <option value="">Elige una categoría</option>
        {!isListed && category && <option value={category}>{category} (desconocida)</option>}
        <Choices of={categorias} />
      </SelectField>
      <SelectField
        {...textOf(props, "estado")}
        hint="Un borrador no se ve en el sitio y no puede estar entre los destacados."
      >
        <option value="draft">Borrador</option>
        <option value="published">Publicado</option>
      </SelectField>
    </FormSection>
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

export function ImagenesFields(props: FieldsProps) {
  const { values, errorOf } = props;
  const more = controlOf(props, "imagenes");
  return (
    <FormSection
      title="Imágenes"
      intro="La principal sale en las tarjetas; las demás, en la ficha."
    >
      <ImageField
        name="imageurl"
        label="Imagen principal"
        value={values.imageurl}
        alt={values.imageurl_alt}
        error={errorOf("imageurl")}
        altError={errorOf("imageurl_alt")}
      />
      <fieldset id={more.id} tabIndex={-1} className="grid gap-2.5">
        <legend className="mb-1 font-semibold">{more.label}</legend>
        {more.error && (
          <p className="text-sm font-semibold text-danger">
            <span className="sr-only">Error: </span>
            {more.error}
          </p>
        )}
        {Array.from({ length: IMAGENES_LIMIT }, (_, index) => (
          <Field
            key={index}
            id={`${more.id}-${index + 1}`}
            name="imagenes"
            label={`Imagen ${index + 2}`}
            defaultValue={values.imagenes[index]}
            inputMode="url"
          />
        ))}
      </fieldset>
    </FormSection>
  );
}

const LISTS = [
  { name: "keyfeatures", itemLabel: "Característica" },
  { name: "pros", itemLabel: "Ventaja" },
  { name: "cons", itemLabel: "Contra" },
  { name: "colores", itemLabel: "Color" },
] as const;

export function ListasFields(props: FieldsProps) {
  return (
    <FormSection title="Listas" intro="Un punto en cada campo. Los que dejes vacíos no se guardan.">
      {LISTS.map(({ name, itemLabel }) => (
        <RepeatableField
          key={name}
          {...controlOf(props, name)}
          itemLabel={itemLabel}
          items={props.values[name]}
          maxItems={LISTS_MAX_ITEMS}
          usual={name === "colores" ? USUAL_COLORES : undefined}
        />
      ))}
    </FormSection>
  );
}

function FormSection(props: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className="panel grid gap-x-8 gap-y-5 p-5 sm:p-7 lg:grid-cols-[13rem_1fr]">
      <div>
        <h2 className="text-xl">{props.title}</h2>
        {props.intro && <p className="mt-1.5 text-sm text-soft">{props.intro}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-5">{props.children}</div>
    </section>
  );
}
