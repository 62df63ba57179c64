import { goesToBin } from "~/domain/papelera/mensajes";
import { type FormReply, formErrors } from "~/http/form-reply";
import { paths } from "~/paths";
import { DeletePanel } from "~/ui/delete-panel";

export interface DeleteConsejoPage {
  kind: "eliminar";
  id: string;
  /** Null once the article is gone. */
  titulo: string | null;
  volver: string;
}

export interface DeleteConsejoAnswer {
  reply: FormReply;
}

interface DeleteConsejoProps {
  page: DeleteConsejoPage;
  answer?: DeleteConsejoAnswer;
}

/** Asks before an article is deleted. */
export function DeleteConsejo({ page, answer }: DeleteConsejoProps) {
  const { id, titulo, volver } = page;
  return (
    <DeletePanel
      action={paths.adminConsejoEliminar(id, { volver })}
      cancel={volver}
      fate={titulo === null ? undefined : goesToBin(titulo)}
      errors={formErrors(answer?.reply)}
      isRefused={titulo === null}
    />
  );
}
