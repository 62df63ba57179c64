import { COPY_KEPT } from "~/domain/papelera/mensajes";
import { type FormReply, formErrors } from "~/http/form-reply";
import { paths } from "~/paths";
import { DeletePanel } from "~/ui/delete-panel";

export interface DeleteProductoPage {
  kind: "eliminar";
  id: string;
  title: string;
  isPublished: boolean;
  volver: string;
}

interface DeleteProductoProps {
  page: DeleteProductoPage;
  answer?: { reply?: FormReply };
}

/** Asks before a product is deleted. */
export function DeleteProducto({ page, answer }: DeleteProductoProps) {
  const { id, title, isPublished, volver } = page;
  return (
    <DeletePanel
      action={paths.adminProductoEliminar(id, { volver })}
      cancel={volver}
      item={`el producto «${title}»`}
      errors={formErrors(answer?.reply)}
    >
      <p>
        {isPublished && "Su página dejará de existir para los visitantes. "}
        {COPY_KEPT}
      </p>
    </DeletePanel>
  );
}
