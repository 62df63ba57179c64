import { PostForm } from "~/ui/post-form";
import { PreviewImage } from "~/ui/preview-image";
import { Choice, ChoiceGrid } from "./choice-grid";
import { SEARCH_CREDIT, THUMB_FAILED } from "./mensajes";
import type { FoundPhoto } from "./unsplash/found-photo";

interface PhotoResultsProps {
  action: string;
  photos: FoundPhoto[];
}

export function PhotoResults({ action, photos }: PhotoResultsProps) {
  return (
    <PostForm action={action} className="grid gap-4">
      <ChoiceGrid legend="Fotos encontradas">
        {photos.map((photo) => (
          <Choice
            key={photo.id}
            name="foto"
            value={photo.value}
            label={photo.alt || `Foto de ${photo.author}`}
            picture={
              <PreviewImage
                sources={[photo.small]}
                alt=""
                failed={THUMB_FAILED}
                className="aspect-[4/3] w-full"
              />
            }
            note={<PhotoCredit photo={photo} />}
          />
        ))}
      </ChoiceGrid>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <button type="submit" name="intent" value="foto" className="btn btn-brand">
          Usar la foto elegida
        </button>
        <p className="text-sm text-soft">{SEARCH_CREDIT}</p>
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
