import { type FormReply, fieldOf } from "~/http/form-reply";
import { paths } from "~/paths";
import { Field, TextField } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import type { ImagenDeBiblioteca } from "./biblioteca";
import { IMAGEN_LABELS } from "./imagen-labels";

interface TextosFormProps {
  found: ImagenDeBiblioteca;
  reply?: FormReply;
}

export function TextosForm({ found, reply }: TextosFormProps) {
  const field = (name: "alt" | "credito" | "credito_url") => {
    const own = fieldOf(reply, name);
    return { ...own, defaultValue: reply ? (own.defaultValue ?? "") : found[name] };
  };
  return (
    <PostForm action={paths.adminImagen(found.sha)} className="grid gap-5">
      <TextField
        {...field("alt")}
        label={IMAGEN_LABELS.alt}
        hint="Qué se ve, para quien no la ve. Vacío: se usa el título de donde aparece."
        rows={2}
      />
      <Field
        {...field("credito")}
        label={IMAGEN_LABELS.credito}
        hint="Quién hizo la foto, si hay que decirlo."
      />
      <Field
        {...field("credito_url")}
        label={IMAGEN_LABELS.credito_url}
        inputMode="url"
        autoComplete="off"
      />
      <button
        type="submit"
        name="intent"
        value="guardar"
        className="btn btn-brand justify-self-start"
      >
        Guardar Cambios
      </button>
    </PostForm>
  );
}
