import { useState } from "react";
import { pictureId } from "~/domain/borradores/borrador";
import { Field } from "~/ui/field/field";
import { Icon } from "~/ui/picture/icon";
import { ImagePreview, UrlInput } from "./image-preview";

export const PICK_INTENT = "elegir-imagen";

type FormField<Name> = (name: Name) => {
  name: string;
  id: string;
  defaultValue: string;
  error?: string;
};

interface ImageFieldProps<Name extends string> {
  name: Name;
  field: FormField<Name | `${Name}_alt`>;
  label: string;
  altFallback?: string;
}

export function ImageField<Name extends "imageurl" | "imagen" | "imagen_url">(
  props: ImageFieldProps<Name>,
) {
  const { name, field, label, altFallback = "el título" } = props;
  const picture = field(name);
  const alt = field(`${name}_alt`);
  const [url, setUrl] = useState(picture.defaultValue);
  return (
    <fieldset id={pictureId(name)} className="grid gap-4 rounded-lg border border-line p-4 sm:p-5">
      <legend className="px-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <ImagePreview url={url} alt={alt.defaultValue} />
        <div className="grid min-w-0 flex-[1_1_16rem] content-start gap-4">
          <UrlInput
            {...picture}
            onUrl={setUrl}
            hint="Elige una de la biblioteca, súbela o pega una dirección https://"
          />
          <button
            type="submit"
            name="intent"
            value={PICK_INTENT}
            formNoValidate
            className="btn btn-quiet justify-self-start"
          >
            <Icon name="imagen" className="size-5" />
            {url.trim() === "" ? "Elegir imagen" : "Cambiar imagen"}
          </button>
        </div>
      </div>
      {/* No `maxLength`: browsers would cut a pasted text without a word. */}
      <Field
        {...alt}
        label="Texto alternativo"
        hint={`Qué se ve, para quien no la ve. Si lo dejas vacío, se usa ${altFallback}.`}
      />
    </fieldset>
  );
}
