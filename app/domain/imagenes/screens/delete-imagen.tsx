import type { ImagenDeBiblioteca } from "~/domain/imagenes/rules/biblioteca";
import { paths } from "~/site/paths";
import { ConfirmPanel } from "~/ui/dialog/confirm-panel";
import { PostForm } from "~/ui/form/post-form";

interface DeleteImagenProps {
  found: ImagenDeBiblioteca;
  isInPast: boolean;
}

export function DeleteImagen({ found, isInPast }: DeleteImagenProps) {
  const name = found.alt ? `la imagen «${found.alt}»` : "esta imagen";
  return (
    <ConfirmPanel
      title="¿Estás seguro?"
      cancel={paths.adminImagen(found.sha)}
      form={
        <PostForm action={`${paths.adminImagen(found.sha)}#resumen`}>
          <button type="submit" name="intent" value="eliminar" className="btn btn-danger">
            Eliminar
          </button>
        </PostForm>
      }
    >
      Esta acción elimina {name} para siempre y no se puede deshacer.
      {isInPast &&
        " La lleva una versión anterior de un producto o consejo: si se recupera, volverá sin ella."}
    </ConfirmPanel>
  );
}
