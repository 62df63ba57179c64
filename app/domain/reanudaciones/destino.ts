/** Their forms hold answers to a question, or a step in an order, and do not name what they change. */
const UNSEEN = /^\/admin\/(relaciones|productos\/lote|reanudar\/.*|.*\/(eliminar|versiones))$/;

/**
 * Whether a form that was cut off there is offered to be sent again.
 * @param path without its query
 */
export const isResumable = (path: string) => path.startsWith("/admin/") && !UNSEEN.test(path);
