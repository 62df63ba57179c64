import type { ImagenDeBiblioteca } from "~/domain/imagenes/queries/biblioteca.server";
import { IMAGEN_LABELS } from "~/domain/imagenes/rules/biblioteca";
import { type FormReply, fieldsOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { Field, TextField } from "~/ui/field/field";
import { PostForm } from "~/ui/form/post-form";
import { SubmitButton } from "~/ui/form/route-form";

export function TextosForm({ found, reply }: { found: ImagenDeBiblioteca; reply?: FormReply }) {
  const { alt, credito, credito_url } = found;
  const field = fieldsOf(reply, { alt, credito, credito_url });
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
      <SubmitButton intent="guardar" look="btn-brand justify-self-start">
        Guardar Cambios
      </SubmitButton>
    </PostForm>
  );
}
