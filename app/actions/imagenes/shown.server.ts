import { KINDS } from "~/domain/kinds.server";
import { RefusedActError } from "~/http/results/refused-act";
import { findInBiblioteca } from "~nouns/imagenes/queries/biblioteca.server";
import type { UsoDeImagen } from "~nouns/imagenes/rules/biblioteca";
import { IMAGEN_SHOWN } from "~nouns/imagenes/rules/imagen-messages";
import { type Actor, isWriter } from "~record/historial/actor";
import { findPublicable } from "~record/publicacion/enlaces.server";
import { isPublicable } from "~record/tipos/tipo";

/** True if readers see the texts of a picture, which writers may then not change. */
export async function isLockedFor(actor: Actor, usos: readonly UsoDeImagen[]): Promise<boolean> {
  if (!isWriter(actor)) return false;
  const rows = usos.map(({ tipo, id }) => isPublicable(tipo) && findPublicable(KINDS[tipo], id));
  return (await Promise.all(rows)).some((row) => row === false || row?.estado === "published");
}

/** @throws {RefusedActError} */
export async function requireUnlocked(actor: Actor, sha: string): Promise<void> {
  const { usos = [] } = (await findInBiblioteca(sha)) ?? {};
  if (await isLockedFor(actor, usos)) throw new RefusedActError(IMAGEN_SHOWN);
}
