/** The name of the publication, in this one place until the owner sets another in `ajustes`. */
export const SITE_NAME = "Mimbre";
export const SITE_CLAIM = "Reseñas y consejos para los primeros años";
/** Who signs what several of the editors have done. */
export const EQUIPO = `Equipo de ${SITE_NAME}`;
