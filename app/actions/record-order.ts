import { requireIntent } from "~/http/forms/form.server";
import { RefusedActError } from "~/http/results/refused-act";
import { isWriter, NOT_FOR_WRITERS } from "~record/historial/actor";
import { PENDIENTE_FIELD } from "~record/pendientes/pendiente";
import type { Estado } from "~record/tipos/estado";
import type { AdminSubmission } from "./submission";

export const HOUR_FIELD = "programado_at";

export interface Order {
  /** The state to check the form for; without it, the state that the form says. */
  estado?: Estado;
  /** The hour at which a draft is to be published; null cancels it. */
  hour?: string | null;
  isStaying?: boolean;
  /** True if the form is kept as changes beside the published row, which stays as it is. */
  isPendiente?: boolean;
}

const publishAt = (hour: string): Order => ({ estado: "published", hour });

type Button = (hour: string, isNew: boolean) => Order;

// With a typed hour, Enter schedules the record instead of publishing it at once.
const guardar: Button = (hour) => (hour ? publishAt(hour) : {});

const BUTTONS: Readonly<Record<string, Button>> = {
  guardar,
  // A new record is saved as a draft, because its editor goes on writing.
  seguir: (hour, isNew) => ({
    ...(isNew && !hour ? { estado: "draft" } : guardar(hour, isNew)),
    isStaying: true,
  }),
  borrador: () => ({ estado: "draft" }),
  publicar: () => ({ estado: "published" }),
  programar: publishAt,
  retirar: () => ({ hour: null }),
  pendiente: guardar,
};

const INTENTS = Object.keys(BUTTONS) as [string, ...string[]];

/** @throws {RefusedActError} if a writer asks to publish or schedule; else it saves a draft */
export function readOrder({ form, id, actor }: AdminSubmission): Order {
  const intent = requireIntent(form, ...INTENTS);
  const hour = String(form.get(HOUR_FIELD) ?? "").trim();
  const isPendiente = id !== undefined && (intent === "pendiente" || form.has(PENDIENTE_FIELD));
  const order = { ...BUTTONS[intent]?.(hour, id === undefined), isPendiente };
  if (!isWriter(actor)) return order;
  const isPublic =
    order.estado === "published" || (!isPendiente && form.get("estado") === "published");
  if (isPublic || order.hour !== undefined) throw new RefusedActError(NOT_FOR_WRITERS);
  return { ...order, estado: "draft" };
}
