/** The name of the program, for commands and other services; no page shows it. */
export const SOFTWARE = "Mimbre";
/** Used until the owner sets another name in `ajustes`. */
export const SITE_NAME = "Mi sitio de reseñas";
/** The heading of the articles, used until the owner sets another. */
export const CONSEJOS = "Consejos para Padres";
