/** Thrown for an act that this person may not do; the message is a sentence for them. */
export class RefusedActError extends Error {
  override name = "RefusedActError";
}
