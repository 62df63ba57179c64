import type { ReactNode } from "react";
import { PostForm } from "~/ui/form/route-form";
import { PreviewImage } from "~/ui/picture/preview-image";
import type { ImagenDeBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import { thumbPath } from "~nouns/imagenes/rules/imagen";
import { SIN_ALT, THUMB_FAILED } from "~nouns/imagenes/rules/imagen-messages";
import type { FoundPhoto } from "~nouns/imagenes/unsplash/search.server";

type LibraryChoiceProps = { action: string; imagenes: readonly ImagenDeBiblioteca[] };

export function LibraryChoice({ action, imagenes }: LibraryChoiceProps) {
  const choices = imagenes.map(({ imagen, alt, crop }) => ({
    value: imagen.url,
    label: alt || SIN_ALT,
    src: thumbPath(imagen),
    crop,
    lazy: true,
  }));
  return (
    <PostForm action={action}>
      <Choices label="Imágenes de la biblioteca" name="imagen" choices={choices} />
    </PostForm>
  );
}

export function PhotoResults({ action, photos }: { action: string; photos: FoundPhoto[] }) {
  const choices = photos.map((photo) => ({
    value: photo.value,
    label: photo.alt || `Foto de ${photo.author}`,
    src: photo.small,
    crop: "object-cover",
    note: <PhotoCredit photo={photo} />,
  }));
  return (
    <PostForm action={action} className="grid gap-4">
      <Choices label="Fotos encontradas" name="foto" choices={choices} />
      <p className="text-sm text-soft">Imágenes proporcionadas por Unsplash</p>
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
  label: string;
  name: string;
  /** The note is outside the button, because it may contain links. */
  choices: (Record<"value" | "label" | "src" | "crop", string> & {
    lazy?: boolean;
    note?: ReactNode;
  })[];
}

function Choices({ label, name, choices }: ChoicesProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
      {choices.map(({ value, label, src, crop, lazy, note }) => (
        <li key={value} className="grid min-w-0 content-start gap-1">
          <button
            type="submit"
            name={name}
            value={value}
            className="grid cursor-pointer content-start overflow-clip rounded-md border border-line bg-surface text-left hover:border-brand"
          >
            <PreviewImage
              sources={[src]}
              alt=""
              failed={THUMB_FAILED}
              lazy={lazy}
              className={`aspect-[4/3] w-full ${crop}`}
            />
            <span className="mx-2.5 my-2 line-clamp-2 text-sm leading-snug">{label}</span>
          </button>
          {note}
        </li>
      ))}
    </ul>
  );
}
