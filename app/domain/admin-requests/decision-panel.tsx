import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import type { AdminRequest } from "./admin-requests.server";

const APPROVE =
  "Se le concederán permisos de administrador. Será administrador colaborador: podrá gestionar el contenido, pero no eliminar la cuenta del administrador principal.";
const REJECT = "No se le concederán permisos de administrador.";

export type AskedDecision = { request: AdminRequest; isApproval: boolean };

export function DecisionPanel({ request, isApproval }: AskedDecision) {
  const { id, email } = request;
  const verb = isApproval ? "Aprobar" : "Rechazar";
  return (
    <Question
      title={`¿${verb} la solicitud de ${email}?`}
      cancel={paths.adminRequests()}
      fields={{ id }}
      intent={isApproval ? "aprobar" : "rechazar"}
      button={
        <>
          {verb}
          <span className="sr-only"> a {email}</span>
        </>
      }
      busy={isApproval ? "Aprobando..." : "Rechazando..."}
      isSafe={isApproval}
    >
      {isApproval ? APPROVE : REJECT}
    </Question>
  );
}
