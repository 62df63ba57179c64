import { useState } from "react";
import { fieldId } from "~/http/replies/form-reply";
import { PostForm } from "~/ui/form/post-form";
import { ImagePreview, UrlInput } from "./image-preview";

interface UrlFormProps {
  action: string;
  present: string;
  error?: string;
}

export function UrlForm({ action, present, error }: UrlFormProps) {
  const [url, setUrl] = useState(present);
  return (
    <PostForm action={action} className="grid gap-4">
      <UrlInput
        id={fieldId("url")}
        name="url"
        defaultValue={present}
        onUrl={setUrl}
        hint="Empieza por https://. Se muestra desde el sitio donde está."
        error={error}
        required
      />
      <ImagePreview url={url} alt="Vista previa" />
      <button type="submit" name="intent" value="url" className="btn btn-brand justify-self-start">
        Usar esta dirección
      </button>
    </PostForm>
  );
}
