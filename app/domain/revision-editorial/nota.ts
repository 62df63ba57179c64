/** One thing that an editor should know before publishing. */
export interface Nota {
  /** A `bloqueo` is against the law as far as we can tell: it cannot be published. */
  level: "aviso" | "bloqueo";
  texto: string;
}

export const aviso = (texto: string): Nota => ({ level: "aviso", texto });
export const bloqueo = (texto: string): Nota => ({ level: "bloqueo", texto });

/** What stands against publishing, in words. */
export const obstaclesTo = (notas: readonly Nota[]): string[] =>
  notas.filter(({ level }) => level === "bloqueo").map(({ texto }) => texto);

/** Whether something may be saved as published. */
export const mayPublish = (notas: readonly Nota[]): boolean => obstaclesTo(notas).length === 0;

/** Said where publishing was asked for and is not possible. */
export const PUBLISH_BLOCKED =
  "No se puede publicar tal como está: corrige lo que se indica o guárdalo como borrador";
