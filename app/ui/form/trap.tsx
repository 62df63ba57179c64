import { TRAP_FIELD } from "~/http/forms/trap";

/** Hidden and out of the tab order; text browsers show it, so its label says to leave it empty. */
export function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={TRAP_FIELD}>Deja este campo vacío</label>
      <input id={TRAP_FIELD} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
