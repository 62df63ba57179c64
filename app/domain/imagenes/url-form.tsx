import { useState } from "react";
import { fieldId } from "~/http/form-reply";
import { CONTROL, describe, FieldFrame } from "~/ui/field";
import { ImagePreview } from "./image-preview";

interface UrlFormProps {
  action: string;
  /** Address of the present picture, or what was typed. */
  present: string;
  error?: string;
}

/** The address of a picture, with what is there. */
export function UrlForm({ action, present, error }: UrlFormProps) {
  const [url, setUrl] = useState(present);
  const id = fieldId("url");
  const hint = "Empieza por https://. Se muestra desde el sitio donde está.";
  return (
    <form method="post" action={action} className="grid gap-4">
      <FieldFrame id={id} label="Dirección de la imagen" hint={hint} error={error}>
        <input
          type="text"
          inputMode="url"
          id={id}
          name="url"
          defaultValue={present}
          onChange={(event) => setUrl(event.target.value)}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...describe({ id, hint, error })}
          className={`min-h-11 ${CONTROL}`}
        />
      </FieldFrame>
      <ImagePreview url={url} alt="Vista previa" />
      <button type="submit" name="intent" value="url" className="btn btn-brand justify-self-start">
        Usar esta dirección
      </button>
    </form>
  );
}
