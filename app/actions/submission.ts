import type { Submission } from "~/http/forms/form.server";
import type { Actor } from "~record/historial/historial.server";

export interface AdminSubmission extends Submission {
  actor: Actor;
  id?: string;
}

export type Row = Readonly<Record<string, unknown>>;
