/** Until the owner sets another name in `ajustes`. */
export const SITE_NAME = "Mimbre";
export const SITE_CLAIM = "Reseñas y consejos para los primeros años";
/** Signs what several editors have done. */
export const EQUIPO = `Equipo de ${SITE_NAME}`;
