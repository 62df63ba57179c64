export const UNSURE =
  "Se perdió la conexión con la base de datos al guardar, y no se sabe si se ha guardado. Míralo antes de repetirlo.";

/** The connection was lost while a unit was committed, so nobody knows if it was stored. */
export class OutcomeUnknownError extends Error {
  override name = "OutcomeUnknownError";
}
