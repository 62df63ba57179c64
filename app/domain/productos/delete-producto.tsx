import { goesToBin } from "~/domain/papelera/mensajes";
import { type FormReply, formErrors } from "~/http/form-reply";
import { paths } from "~/paths";
import { DeletePanel } from "~/ui/delete-panel";

export interface DeleteProductoPage {
  kind: "eliminar";
  id: string;
  title: string;
  volver: string;
}

interface DeleteProductoProps {
  page: DeleteProductoPage;
  answer?: { reply?: FormReply };
}

/** Asks before a product is deleted. */
export function DeleteProducto({ page, answer }: DeleteProductoProps) {
  const { id, title, volver } = page;
  return (
    <DeletePanel
      action={paths.adminProductoEliminar(id, { volver })}
      cancel={volver}
      fate={goesToBin(title)}
      errors={formErrors(answer?.reply)}
    />
  );
}
