import { ErrorSummary } from "./error-summary";
import { CancelLink, FormTitle, RouteForm, SubmitButton } from "./route-form";

interface DeletePanelProps {
  /** Address of the page that asks. */
  action: string;
  cancel: string;
  /** What would be deleted, with its article and name, as «el consejo «Dormir»». */
  item: string;
  errors: { text: string; href?: string }[];
  /** Nothing to press where it cannot be deleted. */
  isRefused?: boolean;
  /** More fields or words of the form. */
  children?: React.ReactNode;
}

/** Asks before something is deleted. */
export function DeletePanel(props: DeletePanelProps) {
  const { action, cancel, item, errors, isRefused = false, children } = props;
  return (
    <RouteForm action={`${action}#resumen`} className="grid gap-5">
      <FormTitle>¿Estás seguro?</FormTitle>
      <ErrorSummary errors={errors} />
      <p className="max-w-2xl">
        Esta acción eliminará permanentemente {item} y no se puede deshacer.
      </p>
      {children}
      <div className="flex flex-wrap gap-3">
        <CancelLink href={cancel} focusFirst />
        {!isRefused && (
          <SubmitButton intent="eliminar" busy="Eliminando..." look="btn-quiet btn-danger">
            Eliminar
          </SubmitButton>
        )}
      </div>
    </RouteForm>
  );
}
