/** Retention in days: a job deletes by these figures, and the privacy page states them. */
export const PLAZOS = {
  mensajes: 365,
  observaciones: 180,
  correos: 30,
  envios: 2,
  intentos: 1,
  borradores: 7,
  solicitudesRechazadas: 90,
  sinVerificar: 30,
  invitaciones: 7,
  /** A trigger of migration 0003 refuses to delete entries earlier than this. */
  historial: 365,
  clics: 730,
  vistas: 365,
  busquedas: 90,
  papelera: 30,
  versiones: 365,
  copiasPrevias: 30,
  /** The request log is deleted by `deploy/journald.conf`, because no job of ours can do it. */
  registros: 30,
};
