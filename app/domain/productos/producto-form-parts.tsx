import { CONTROL, describe, Field, FieldFrame, TextField } from "~/ui/field";
import { FormSection } from "~/ui/form-section";
import type { CategoriaOption } from "./categoria-options";
import { controlOf, type FieldsProps } from "./producto-form-control";

/** What a product is and where it stands. */
export function BasicFields(props: FieldsProps & { categorias: CategoriaOption[] }) {
  const { values, categorias } = props;
  return (
    <FormSection title="Ficha" intro="Lo que identifica al producto y decide si se ve en el sitio.">
      <Field {...controlOf(props, "title")} defaultValue={values.title} maxLength={300} required />
      <Field
        {...controlOf(props, "slug")}
        defaultValue={values.slug}
        hint="La dirección de la página. Si lo dejas vacío, se crea a partir del título."
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...controlOf(props, "id")}
        defaultValue={values.id}
        hint="Con el ASIN, el botón de compra lleva a la ficha de Amazon. Si lo dejas vacío, se crea un identificador propio y el botón busca el título."
        autoCapitalize="characters"
        spellCheck={false}
      />
      <CategoriaField {...props} categorias={categorias} />
      <EstadoField {...props} />
    </FormSection>
  );
}

function CategoriaField(props: FieldsProps & { categorias: CategoriaOption[] }) {
  const { values, categorias } = props;
  const control = controlOf(props, "category");
  const isListed = categorias.some(({ value }) => value === values.category);
  return (
    <FieldFrame {...control}>
      <select
        id={control.id}
        name="category"
        defaultValue={values.category}
        {...describe(control)}
        className={`min-h-11 ${CONTROL}`}
      >
        <option value="">Elige una categoría</option>
        {!isListed && values.category && (
          <option value={values.category}>{values.category} (desconocida)</option>
        )}
        {categorias.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function EstadoField(props: FieldsProps) {
  const control = controlOf(props, "estado");
  return (
    <FieldFrame
      {...control}
      hint="Un borrador no se ve en el sitio y no puede estar entre los destacados."
    >
      <select
        id={control.id}
        name="estado"
        defaultValue={props.values.estado}
        {...describe({ ...control, hint: "estado" })}
        className={`min-h-11 ${CONTROL}`}
      >
        <option value="draft">Borrador</option>
        <option value="published">Publicado</option>
      </select>
    </FieldFrame>
  );
}

/** What the product costs and what the test found. */
export function EvaluationFields(props: FieldsProps) {
  const { values } = props;
  const recommended = controlOf(props, "isrecommended");
  return (
    <FormSection title="Precio y valoración">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...controlOf(props, "price")}
          defaultValue={values.price}
          hint="Como debe leerse: «249,90 €»."
        />
        <Field
          {...controlOf(props, "rating")}
          defaultValue={values.rating}
          hint="De 0 a 5, por ejemplo «4,5»."
          inputMode="decimal"
        />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          id={recommended.id}
          name="isrecommended"
          defaultChecked={values.isrecommended}
          className="size-5 accent-brand"
        />
        <span>
          <span className="font-semibold">Recomendado</span>
          <span className="block text-sm text-soft">La tarjeta lleva la cinta «Recomendado».</span>
        </span>
      </label>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...controlOf(props, "revisor")}
          defaultValue={values.revisor}
          hint="Quién firma la reseña."
        />
        <Field
          {...controlOf(props, "revisado_at")}
          defaultValue={values.revisado_at}
          type="date"
          hint="Cuándo se probó por última vez."
        />
      </div>
    </FormSection>
  );
}

/** What the page says in whole sentences. */
export function TextFields(props: FieldsProps) {
  const { values } = props;
  return (
    <FormSection title="Textos">
      <TextField
        {...controlOf(props, "descripcion")}
        defaultValue={values.descripcion}
        rows={4}
        hint="Un párrafo: sale en la ficha y en los resultados de la búsqueda."
      />
      <TextField
        {...controlOf(props, "contenido_principal")}
        defaultValue={values.contenido_principal}
        rows={12}
        hint="La reseña. Una línea que empieza por «## » es un título y una que empieza por «- », un punto de una lista."
      />
    </FormSection>
  );
}
