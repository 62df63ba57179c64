import { useState } from "react";
import { pictureId } from "~/domain/borradores/borrador";
import { fieldId } from "~/http/replies/form-reply";
import { Field } from "~/ui/field/field";
import { Icon } from "~/ui/picture/icon";
import { ImagePreview, UrlInput } from "./image-preview";

export const PICK_INTENT = "elegir-imagen";

interface ImageFieldProps {
  name: "imageurl" | "imagen" | "imagen_url";
  label: string;
  value?: string;
  alt?: string;
  altFallback?: string;
  error?: string;
  altError?: string;
}

export function ImageField(props: ImageFieldProps) {
  const { name, label, value = "", alt = "", altFallback = "el título" } = props;
  const { error, altError } = props;
  const [url, setUrl] = useState(value);
  const altName = `${name}_alt`;
  return (
    <fieldset id={pictureId(name)} className="grid gap-4 rounded-lg border border-line p-4 sm:p-5">
      <legend className="px-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <ImagePreview url={url} alt={alt} />
        <div className="grid min-w-0 flex-[1_1_16rem] content-start gap-4">
          <UrlInput
            id={fieldId(name)}
            name={name}
            defaultValue={value}
            onUrl={setUrl}
            hint="Elige una de la biblioteca, súbela o pega una dirección https://"
            error={error}
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
        id={fieldId(altName)}
        name={altName}
        label="Texto alternativo"
        hint={`Qué se ve, para quien no la ve. Si lo dejas vacío, se usa ${altFallback}.`}
        error={altError}
        defaultValue={alt}
      />
    </fieldset>
  );
}
