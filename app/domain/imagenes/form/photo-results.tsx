import { SEARCH_CREDIT } from "~/domain/imagenes/rules/mensajes";
import type { FoundPhoto } from "~/domain/imagenes/unsplash/search.server";
import { PostForm } from "~/ui/form/post-form";
import { Choice, ChoiceGrid } from "./choice-grid";

export function PhotoResults({ action, photos }: { action: string; photos: FoundPhoto[] }) {
  return (
    <PostForm action={action} className="grid gap-4">
      <ChoiceGrid legend="Fotos encontradas">
        {photos.map((photo) => (
          <Choice
            key={photo.id}
            name="foto"
            value={photo.value}
            label={photo.alt || `Foto de ${photo.author}`}
            src={photo.small}
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
