import type { Actor } from "~/domain/historial/historial.server";
import type { Submission } from "~/http/forms/form.server";

export interface AdminSubmission extends Submission {
  actor: Actor;
  /** Absent for what is not stored yet. */
  id?: string;
}
