/** Names the program, in its orders and to other services; no page shows it. */
export const SOFTWARE = "Mimbre";
/** Until the owner sets another name in `ajustes`. */
export const SITE_NAME = "Mi sitio de reseñas";
/** Names the articles likewise. */
export const CONSEJOS = "Consejos para Padres";
