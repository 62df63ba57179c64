import type { ReactNode } from "react";
import type { ImagenDeBiblioteca } from "~/domain/imagenes/queries/biblioteca.server";
import { thumbPath } from "~/domain/imagenes/rules/imagen";
import { THUMB_FAILED } from "~/domain/imagenes/rules/mensajes";
import type { FoundPhoto } from "~/domain/imagenes/unsplash/search.server";
import { PostForm } from "~/ui/form/post-form";
import { SubmitButton } from "~/ui/form/route-form";
import { PreviewImage } from "~/ui/picture/preview-image";

interface LibraryChoiceProps {
  action: string;
  imagenes: ImagenDeBiblioteca[];
}

export function LibraryChoice({ action, imagenes }: LibraryChoiceProps) {
  const choices = imagenes.map(({ imagen, alt }) => ({
    value: imagen.url,
    label: alt || "Imagen sin texto alternativo",
    src: thumbPath(imagen),
    lazy: true,
  }));
  return (
    <PostForm action={action} className="grid gap-4">
      <Choices legend="Imágenes de la biblioteca" name="imagen" choices={choices} />
      <SubmitButton intent="biblioteca" look="btn-brand justify-self-start">
        Usar la imagen elegida
      </SubmitButton>
    </PostForm>
  );
}

export function PhotoResults({ action, photos }: { action: string; photos: FoundPhoto[] }) {
  const choices = photos.map((photo) => ({
    value: photo.value,
    label: photo.alt || `Foto de ${photo.author}`,
    src: photo.small,
    note: <PhotoCredit photo={photo} />,
  }));
  return (
    <PostForm action={action} className="grid gap-4">
      <Choices legend="Fotos encontradas" name="foto" choices={choices} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton intent="foto">Usar la foto elegida</SubmitButton>
        <p className="text-sm text-soft">Imágenes proporcionadas por Unsplash</p>
      </div>
    </PostForm>
  );
}

function PhotoCredit({ photo }: { photo: FoundPhoto }) {
  return (
    <a
      href={photo.authorUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="prose-link truncate py-1 text-xs"
    >
      {photo.author}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  /** The note stands outside the label, as it may hold links. */
  choices: { value: string; label: string; src: string; lazy?: boolean; note?: ReactNode }[];
}

function Choices({ legend, name, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
        {choices.map(({ value, label, src, lazy, note }) => (
          <li key={value} className="grid min-w-0 content-start gap-1">
            <label className="relative grid cursor-pointer overflow-clip rounded-md border border-line outline-offset-2 has-checked:outline-3 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-brand">
              <PreviewImage
                sources={[src]}
                alt=""
                failed={THUMB_FAILED}
                lazy={lazy}
                className="aspect-[4/3] w-full"
              />
              <input
                type="radio"
                name={name}
                value={value}
                required
                aria-label={label}
                // Chromium calls a choice that is still to be made invalid.
                aria-invalid={false}
                className="absolute top-2 left-2 size-5 accent-brand"
              />
            </label>
            {note}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
