/** Days that things are kept: the retention job deletes by them, and the privacy page states them. */
export const PLAZOS = {
  mensajes: 365,
  correos: 30,
  envios: 2,
  intentos: 1,
  borradores: 7,
  solicitudesRechazadas: 90,
  sinVerificar: 30,
  invitaciones: 7,
  /** A trigger of migration 0003 refuses to delete the history earlier. */
  historial: 365,
  clics: 730,
  vistas: 365,
  busquedas: 90,
  papelera: 30,
  versiones: 365,
  copiasPrevias: 30,
  /** `deploy/journald.conf` ends the request log. */
  registros: 30,
};
