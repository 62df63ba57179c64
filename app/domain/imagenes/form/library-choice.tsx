import type { ImagenDeBiblioteca } from "~/domain/imagenes/rules/biblioteca";
import { thumbPath } from "~/domain/imagenes/rules/imagen";
import { PostForm } from "~/ui/form/post-form";
import { Choice, ChoiceGrid } from "./choice-grid";

interface LibraryChoiceProps {
  action: string;
  imagenes: ImagenDeBiblioteca[];
}

export function LibraryChoice({ action, imagenes }: LibraryChoiceProps) {
  return (
    <PostForm action={action} className="grid gap-4">
      <ChoiceGrid legend="Imágenes de la biblioteca">
        {imagenes.map(({ sha, imagen, alt }) => (
          <Choice
            key={sha}
            name="imagen"
            value={imagen.url}
            label={alt || "Imagen sin texto alternativo"}
            src={thumbPath(imagen)}
            lazy
          />
        ))}
      </ChoiceGrid>
      <button
        type="submit"
        name="intent"
        value="biblioteca"
        className="btn btn-brand justify-self-start"
      >
        Usar la imagen elegida
      </button>
    </PostForm>
  );
}
