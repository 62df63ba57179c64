import type { Submission } from "~/http/form.server";
import type { Actor } from "./historial/historial.server";

export interface AdminSubmission extends Submission {
  actor: Actor;
}
