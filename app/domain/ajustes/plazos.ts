/** For how long personal data are kept; the privacy page prints what the retention job enforces. */

export const MENSAJES_MESES = 12;
export const SOLICITUDES_RECHAZADAS_DIAS = 90;
/** Of the change log with the e-mail address of who changed something. */
export const HISTORIAL_MESES = 12;
/** Of counters that slow down repeated attempts from one address. */
export const INTENTOS_HORAS = 24;
/** Of the request log, which the server's own log rotation ends. */
export const REGISTROS_DIAS = 30;
