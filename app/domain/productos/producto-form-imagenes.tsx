import { ImageField } from "~/domain/imagenes/image-field";
import { Field } from "~/ui/field";
import { FormSection } from "~/ui/form-section";
import { IMAGENES_LIMIT } from "./campos";
import { controlOf, type FieldsProps } from "./producto-form-control";

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
