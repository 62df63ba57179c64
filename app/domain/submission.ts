import type { Submission } from "~/http/form.server";
import type { Actor } from "./historial/historial.server";

/** A form of the admin area, and who sent it. */
export interface AdminSubmission extends Submission {
  actor: Actor;
}
