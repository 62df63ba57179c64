import { randomUUID } from "node:crypto";
import { versionOf } from "~base/state-version.server";
import { beginningOf, fold } from "~base/texto";
import { database } from "~db/client.server";
import { listed } from "~db/engine/engine.server";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { readGrupos } from "../ladder/vocabulario.server";

const NOTED = 400;
const note = (grupos: readonly string[]) => beginningOf(grupos.join(" / "), NOTED);

/** @returns the groups, one a line, and the version that a save must name */
export async function readSinonimos() {
  const grupos = await readGrupos(database().read);
  return { texto: grupos.map(({ palabras }) => palabras).join("\n"), version: versionOf(grupos) };
}

/**
 * Also deletes unanswered questions that a new synonym answers.
 * @returns false if somebody has changed the groups since that version
 */
export function saveSinonimos(
  { grupos, version }: { grupos: readonly string[]; version: string },
  actor: Actor,
): Promise<boolean> {
  return database().write(async (trx) => {
    const before = await readGrupos(trx);
    const gone = before.filter(({ palabras }) => !grupos.includes(palabras));
    const added = grupos.filter((grupo) => !before.some(({ palabras }) => palabras === grupo));
    if (gone.length + added.length === 0) return true;
    if (versionOf(before) !== version) return false;
    for (const { id } of gone) await trx.deleteFrom("sinonimos").where("id", "=", id).execute();
    for (const palabras of added) {
      await trx.insertInto("sinonimos").values({ id: randomUUID(), palabras }).execute();
    }
    const names = added.flatMap((grupo) => grupo.split(", ").map(fold));
    await trx.deleteFrom("busquedas_vacias").where("texto", "in", listed(names)).execute();
    const details = { quitados: note(gone.map(({ palabras }) => palabras)), nuevos: note(added) };
    await recordSuceso(trx, { actor, action: "sinonimos.cambiados", details });
    return true;
  });
}
