/** The connection was lost while a unit was committed, so nobody knows if it was stored. */
export class OutcomeUnknownError extends Error {
  override name = "OutcomeUnknownError";
}
