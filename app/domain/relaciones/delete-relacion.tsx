import { type FormReply, formErrors } from "~/http/form-reply";
import { paths } from "~/paths";
import { DeletePanel } from "~/ui/delete-panel";
import type { Origen } from "./relacion";

export interface DeleteRelacionPage {
  kind: "eliminar";
  origen: Origen;
  relacionado: string;
  /** Titles of both; null once the relation is gone. */
  pair: { from: string; to: string } | null;
  volver: string;
}

interface DeleteRelacionProps {
  page: DeleteRelacionPage;
  answer?: { reply: FormReply };
}

/** Asks before a relation is removed. */
export function DeleteRelacion({ page, answer }: DeleteRelacionProps) {
  const { origen, relacionado, pair, volver } = page;
  return (
    <DeletePanel
      action={paths.adminRelacionEliminar({ [origen.tipo]: origen.id, relacionado, volver })}
      cancel={volver}
      fate={
        pair
          ? `Esta acción eliminará permanentemente la relación de «${pair.from}» con «${pair.to}» y no se puede deshacer.`
          : undefined
      }
      errors={formErrors(answer?.reply)}
      isRefused={!pair}
    >
      {pair && "Los productos no se eliminan: solo dejan de mostrarse juntos."}
    </DeletePanel>
  );
}
