export interface Nota {
  /** A `bloqueo` stops publication: the text is probably illegal, or the page unfinished. */
  level: "aviso" | "bloqueo";
  texto: string;
  campo?: string;
}

export const aviso = (texto: string): Nota => ({ level: "aviso", texto });
export const avisoIf = (applies: boolean, texto: string): Nota[] => (applies ? [aviso(texto)] : []);
export const bloqueo = (texto: string): Nota => ({ level: "bloqueo", texto });
export const bloqueoIf = (applies: boolean, texto: string) => (applies ? [bloqueo(texto)] : []);

export const inField = (campo: string, ...notas: Nota[]): Nota[] =>
  notas.map((nota) => ({ ...nota, campo }));

export const obstaclesTo = (notas: readonly Nota[]): string[] =>
  notas.filter(({ level }) => level === "bloqueo").map(({ texto }) => texto);

export const mayPublish = (notas: readonly Nota[]): boolean => obstaclesTo(notas).length === 0;

const PUBLISH_BLOCKED =
  "No se puede publicar tal como está: corrige lo que se indica o guárdalo como borrador";

export function refusalToPublish(notas: readonly Nota[]): string[] {
  const obstacles = obstaclesTo(notas);
  return obstacles.length > 0 ? [[PUBLISH_BLOCKED, ...obstacles].join(". ")] : [];
}
