import { RefusedActError } from "~/http/results/refused-act";

export type Actor = Record<"id" | "email", string> & { adminType?: string | null };

export const isWriter = (actor: Partial<Actor> | undefined) => actor?.adminType === "writer";

export const NOT_FOR_WRITERS =
  "Tus permisos de redacción son para escribir borradores, guardar cambios para más tarde y subir imágenes. Publicar, programar, eliminar y cambiar lo publicado lo hace quien publica: pídele una revisión.";

/** @throws {RefusedActError} if a writer changes a row that is scheduled to become public */
export function requireUnplanned(actor: Actor, row: { programado_at: string | null } | undefined) {
  if (isWriter(actor) && row?.programado_at) throw new RefusedActError(NOT_FOR_WRITERS);
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Every write of a writer passes here: a row must be a draft before its change and after it.
 * @throws {RefusedActError} which undoes the transaction
 */
export function requireDraftOf(actor: Partial<Actor> | undefined, row: Row | undefined): void {
  const isDraft = row?.estado === "draft" && !row.programado_at;
  if (isWriter(actor) && row && !isDraft) throw new RefusedActError(NOT_FOR_WRITERS);
}
