import { requireIntent } from "~/http/forms/form.server";
import type { Estado } from "~record/tipos/estado";
import type { AdminSubmission } from "./submission";

export const HOUR_FIELD = "programado_at";

/** Each button of a record's form asks for one of these. */
export interface Order {
  /** The state for which the form is checked; without it the form's own field says. */
  estado?: Estado;
  /** The typed hour at which the record is to be published, as a draft until then; null takes it away. */
  hour?: string | null;
  /** The form is shown again. */
  isStaying?: boolean;
}

const publishAt = (hour: string): Order => ({ estado: "published", hour });

type Button = (hour: string, isNew: boolean) => Order;

// An editor who typed an hour and pressed Enter must not publish at once.
const guardar: Button = (hour) => (hour ? publishAt(hour) : {});

const BUTTONS: Readonly<Record<string, Button>> = {
  guardar,
  // An editor who goes on writing has not finished, whatever a new form begins with.
  seguir: (hour, isNew) => ({
    ...(isNew && !hour ? { estado: "draft" } : guardar(hour, isNew)),
    isStaying: true,
  }),
  borrador: () => ({ estado: "draft" }),
  publicar: () => ({ estado: "published" }),
  programar: publishAt,
  retirar: () => ({ hour: null }),
};

const INTENTS = Object.keys(BUTTONS) as [string, ...string[]];

export function readOrder({ form, id }: AdminSubmission): Order {
  const intent = requireIntent(form, ...INTENTS);
  const hour = String(form.get(HOUR_FIELD) ?? "").trim();
  return BUTTONS[intent]?.(hour, id === undefined) ?? {};
}
