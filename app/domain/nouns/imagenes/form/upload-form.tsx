import { useEffect, useRef, useState } from "react";
import { fieldId } from "~/http/results/form-reply";
import { describe, FieldFrame } from "~/ui/field/field";
import { FILE_CONTROL } from "~/ui/field/file-control";
import { useScriptReady } from "~/ui/field/script-ready";
import { PostForm } from "~/ui/form/route-form";
import { Notice } from "~/ui/page/notice";
import { Icon } from "~/ui/picture/icon";
import type { Foto } from "~nouns/imagenes/rules/fotos";
import * as subida from "~nouns/imagenes/rules/subida";
import { sendPicture } from "./send-picture";

export interface UploadFormProps {
  action: string;
  error?: string;
  /** Called when script has sent the files one by one, with the picture if it was a single one. */
  onStored: (foto: Foto | undefined, count: number) => void;
}

export function UploadForm({ action, error, onStored }: UploadFormProps) {
  const isReady = useScriptReady();
  const input = useRef<HTMLInputElement>(null);
  const { send, share, problems } = useUploads((foto, count) => {
    if (input.current) input.current.value = "";
    onStored(foto, count);
  });
  const isSending = share !== undefined;
  const id = fieldId(subida.UPLOAD_FIELD);
  const room = isReady
    ? `hasta ${subida.MAX_IMAGE_SIZE} cada una. También puedes soltarlas aquí o pegarlas.`
    : `hasta ${subida.MAX_IMAGE_SIZE} entre todas. Si pesan más, súbelas de una en una.`;
  const hint = `Una o varias: JPG, PNG, WebP o AVIF, ${room} Quitamos los datos ocultos, como el lugar.`;
  return (
    <PostForm
      action={action}
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget).getAll(subida.UPLOAD_FIELD) as File[]);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send([...event.dataTransfer.files]);
      }}
      className="grid gap-4"
    >
      <FieldFrame id={id} label="Archivo de tu dispositivo" hint={hint} error={error}>
        <input
          ref={input}
          type="file"
          id={id}
          name={subida.UPLOAD_FIELD}
          accept={subida.UPLOAD_TYPES}
          multiple
          required
          {...describe({ id, hint, error })}
          // Set explicitly, because Chromium calls an empty file field invalid.
          aria-invalid={error !== undefined}
          className={FILE_CONTROL}
        />
      </FieldFrame>
      {problems && <Notice tone="error">{problems}</Notice>}
      {isSending && (
        <progress aria-label="Subiendo" value={share} className="w-full accent-brand" />
      )}
      <button
        type="submit"
        name="intent"
        value="subir"
        aria-disabled={isSending || undefined}
        className="btn btn-brand justify-self-start"
      >
        <Icon admin name="subir" className="size-5" />
        {isSending ? "Subiendo..." : "Subir"}
      </button>
    </PostForm>
  );
}

/** Sends files one by one, shrunk where possible. `share` is the part sent, from 0 to 1. */
function useUploads(onStored: UploadFormProps["onStored"]) {
  const [share, setShare] = useState<number>();
  const [problems, setProblems] = useState<string>();
  const send = async (files: readonly File[]) => {
    if (share !== undefined || files.length === 0) return;
    const stored: Foto[] = [];
    const refused: string[] = [];
    for (const [at, file] of files.entries()) {
      const { foto, problem = "" } = await sendSmaller(file, (part) =>
        setShare((at + part) / files.length),
      );
      if (foto) stored.push(foto);
      else refused.push(files.length > 1 ? `«${file.name}»: ${problem}` : problem);
    }
    setShare(undefined);
    setProblems(refused.join(" ") || undefined);
    onStored(files.length === 1 ? stored[0] : undefined, stored.length);
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const paste = (event: ClipboardEvent) =>
      latest.current([...(event.clipboardData?.files ?? [])]);
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  return { send, share, problems };
}

async function sendSmaller(file: File, onShare: (share: number) => void) {
  onShare(0);
  const shrinking = import("./shrink-picture").catch(() => undefined);
  const sent = (await (await shrinking)?.shrinkPicture(file)) ?? file;
  const problem = subida.uploadProblemText("peso");
  if (sent.size > subida.MAX_IMAGE_BYTES) return { foto: undefined, problem };
  const body = new FormData();
  body.set(subida.UPLOAD_FIELD, sent, file.name);
  return sendPicture(body, onShare);
}
