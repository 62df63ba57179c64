import { paths } from "~/paths";
import { Question } from "~/ui/confirm-panel";
import { RouteForm, SubmitButton } from "~/ui/route-form";
import type { AdminRequest } from "./admin-request";

const APPROVE =
  "Se le concederán permisos de administrador. Será administrador colaborador: podrá gestionar el contenido, pero no eliminar la cuenta del administrador principal.";
const REJECT = "No se le concederán permisos de administrador.";

export interface AskedDecision {
  request: AdminRequest;
  isApproval: boolean;
}

interface DecisionPanelProps extends AskedDecision {
  errors?: { text: string }[];
}

export function DecisionPanel({ request, isApproval, errors }: DecisionPanelProps) {
  const { id, email } = request;
  const verb = isApproval ? "Aprobar" : "Rechazar";
  return (
    <Question
      title={`¿${verb} la solicitud de ${email}?`}
      cancel={paths.adminRequests()}
      errors={errors}
      form={
        <RouteForm action={`${paths.adminRequests()}#resumen`}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton
            intent={isApproval ? "aprobar" : "rechazar"}
            busy={isApproval ? "Aprobando..." : "Rechazando..."}
            look={isApproval ? "btn-brand" : "btn-quiet btn-danger"}
          >
            {verb}
            <span className="sr-only"> a {email}</span>
          </SubmitButton>
        </RouteForm>
      }
    >
      {isApproval ? APPROVE : REJECT}
    </Question>
  );
}
