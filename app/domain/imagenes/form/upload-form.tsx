import type { ChangeEvent } from "react";
import {
  MAX_IMAGE_BYTES,
  MAX_IMAGE_SIZE,
  UPLOAD_FIELD,
  UPLOAD_TYPES,
  uploadProblemText,
} from "~/domain/imagenes/rules/subida";
import { fieldId } from "~/http/replies/form-reply";
import { describe, FILE_CONTROL, FieldFrame } from "~/ui/field/field";
import { PostForm } from "~/ui/form/post-form";
import { useSending } from "~/ui/form/send-once";
import { Icon } from "~/ui/picture/icon";

export function UploadForm({ action, error }: { action: string; error?: string }) {
  const [isSending, onSending] = useSending();
  const id = fieldId(UPLOAD_FIELD);
  const hint = `JPG, PNG, WebP o AVIF, hasta ${MAX_IMAGE_SIZE}. Quitamos los datos ocultos, como el lugar.`;
  return (
    <PostForm
      action={action}
      encType="multipart/form-data"
      onSubmit={onSending}
      className="grid gap-4"
    >
      <FieldFrame id={id} label="Archivo de tu dispositivo" hint={hint} error={error}>
        <input
          type="file"
          id={id}
          name={UPLOAD_FIELD}
          accept={UPLOAD_TYPES}
          required
          onChange={checkSize}
          {...describe({ id, hint, error })}
          // Chromium calls a file that is still to be chosen invalid.
          aria-invalid={error !== undefined}
          className={FILE_CONTROL}
        />
      </FieldFrame>
      <button
        type="submit"
        name="intent"
        value="subir"
        aria-disabled={isSending || undefined}
        className="btn btn-brand justify-self-start"
      >
        <Icon name="subir" className="size-5" />
        {isSending ? "Subiendo..." : "Subir"}
      </button>
    </PostForm>
  );
}

function checkSize({ target }: ChangeEvent<HTMLInputElement>): void {
  const isTooLarge = (target.files?.[0]?.size ?? 0) > MAX_IMAGE_BYTES;
  target.setCustomValidity(isTooLarge ? uploadProblemText("peso") : "");
  target.reportValidity();
}
