/**
 * Days that things are kept for. The retention job deletes by them, but for `registros`; the privacy
 * page states those of personal data.
 */
export const PLAZOS = {
  mensajes: 365,
  /** Mails that were sent, or could not be. */
  correos: 30,
  /** Which form was sent already; holds nothing of a person. */
  envios: 2,
  /** Counters that slow down repeated attempts. */
  intentos: 1,
  /** Forms left while a picture is chosen. */
  borradores: 7,
  solicitudesRechazadas: 90,
  /** Accounts whose address was never verified. */
  sinVerificar: 30,
  /** Who changed what in the admin. A trigger of migration 0003 refuses to delete earlier than that. */
  historial: 365,
  /** How often buy links were followed, by day; holds nothing of a person. */
  clics: 730,
  /** Deleted products, articles and categories. */
  papelera: 30,
  /** Former versions of products and articles, with who wrote them. */
  revisiones: 365,
  /** Forms that an ended session cut off. */
  reanudaciones: 7,
  /** Copies of the database that an update makes before it; a restore asks as much for what it puts aside. */
  copiasPrevias: 30,
  /** The request log: `deploy/journald.conf` ends it. */
  registros: 30,
};
