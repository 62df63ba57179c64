import { paths } from "~/paths";
import { ConfirmPanel } from "~/ui/confirm-panel";
import type { AdminRequest } from "./admin-request";

const APPROVE =
  "Se le concederán permisos de administrador. Será administrador colaborador: podrá gestionar el contenido, pero no eliminar la cuenta del administrador principal.";
const REJECT = "No se le concederán permisos de administrador.";

interface DecisionPanelProps {
  request: AdminRequest;
  isApproval: boolean;
}

/** Asks once more before a request is decided. */
export function DecisionPanel({ request, isApproval }: DecisionPanelProps) {
  const { id, email } = request;
  const verb = isApproval ? "Aprobar" : "Rechazar";
  return (
    <ConfirmPanel
      title={`¿${verb} la solicitud de ${email}?`}
      cancel={paths.adminRequests()}
      form={
        <form method="post" action={`${paths.adminRequests()}#resumen`}>
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="intent"
            value={isApproval ? "aprobar" : "rechazar"}
            className={`btn ${isApproval ? "btn-brand" : "btn-quiet btn-danger"}`}
          >
            {verb}
            <span className="sr-only"> a {email}</span>
          </button>
        </form>
      }
    >
      {isApproval ? APPROVE : REJECT}
    </ConfirmPanel>
  );
}
