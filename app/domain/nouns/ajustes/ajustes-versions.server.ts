import { nowIso } from "~base/fechas";
import { versionOf } from "~base/state-version.server";
import { database, type Trx } from "~db/client.server";
import { type AjusteKey, fullLines, isProtected, ON } from "~nouns/ajustes/ajuste";
import { fixedAjustes, readSeccion, type SectionValues } from "~nouns/ajustes/ajustes.server";
import type { CampoAjuste } from "~nouns/ajustes/secciones/campo";
import { CAMPOS, clavesOf, SECCIONES, type SeccionKey } from "~nouns/ajustes/secciones/secciones";
import { type Actor, recordSuceso } from "~record/historial/historial.server";
import { findVersion, keepAjustes, listVersions } from "~record/versiones/versiones.server";

export class AjustesConflictError extends Error {
  override name = "AjustesConflictError";
}

interface Saving {
  seccion: SeccionKey;
  values: SectionValues;
  /** The version that the editor saw. */
  version?: string;
  actor: Actor;
}

export function valueInWords(clave: AjusteKey, valor: string): string {
  const { opciones }: CampoAjuste = CAMPOS[clave];
  return opciones === "casilla" ? (valor === ON ? "Sí" : "No") : (opciones?.[valor] ?? valor);
}

/** Names changed lines for the history, but no protected data: entries stay there for a year. */
function noteOf(clave: AjusteKey, antes: string, ahora: string) {
  if (isProtected(clave)) return [];
  const [old, now] = [fullLines(valueInWords(clave, antes)), fullLines(valueInWords(clave, ahora))];
  const gone = old.filter((line) => !now.includes(line)).join(" / ");
  const added = now.filter((line) => !old.includes(line)).join(" / ");
  const note = gone || added ? `${gone || "nada"} → ${added || "nada"}` : "otro orden";
  return `${CAMPOS[clave].label}: ${note.length > 300 ? "un texto largo" : note}`;
}

/** Saves a page of settings, and keeps the former values as a version. */
export async function changeAjustes(trx: Trx, { seccion, values, version, actor }: Saving) {
  const before = await readSeccion(trx, seccion);
  const fixed = fixedAjustes();
  const cambios = clavesOf(seccion).flatMap((clave) => {
    const antes = before[clave] ?? "";
    const ahora = values[clave] ?? antes;
    return clave in fixed || ahora === antes ? [] : [{ clave, antes, ahora }];
  });
  if (cambios.length === 0) return cambios;
  if (version !== undefined && versionOf(before) !== version) throw new AjustesConflictError();
  for (const { clave, ahora: valor } of cambios) {
    const row = { clave, valor, updated_at: nowIso(), demo: 0 as const };
    const insert = trx.insertInto("ajustes").values(row);
    await insert.onConflict((conflict) => conflict.column("clave").doUpdateSet(row)).execute();
  }
  const told = cambios.flatMap((each) => noteOf(each.clave, each.antes, each.ahora)).join("\n");
  const claves = cambios.map(({ clave }) => clave).join(", ");
  const details = { claves, ...(told && { cambios: told }) };
  await recordSuceso(trx, { actor, action: "ajustes.cambiados", details });
  await keepAjustes(trx, seccion, before, await readSeccion(trx, seccion), actor);
  return cambios;
}

/** Protected settings are not restored, because changing them needs a proof of identity. */
const freeOf = (seccion: SeccionKey) => clavesOf(seccion).filter((key) => !isProtected(key));

export async function compareAjustes(seccion: SeccionKey, version: number) {
  const item = { tipo: "ajustes" as const, id: seccion };
  const versions = await listVersions(item);
  const kept = await findVersion(item, version);
  const now = await readSeccion(database().read, seccion);
  return {
    title: `Ajustes: ${SECCIONES[seccion].title}`,
    current: versions[0]?.version ?? 0,
    versions,
    version: kept ? version : null,
    fields: freeOf(seccion).flatMap((key) => {
      const { [key]: before } = kept ?? {};
      const after = now[key] ?? "";
      const isOther = typeof before === "string" && before !== after;
      return isOther ? { label: CAMPOS[key].label, before, after } : [];
    }),
  };
}

/** @param seen the version that the editor saw as the present one */
export async function restoreAjustes(
  seccion: SeccionKey,
  { version, seen, actor }: { version: number; seen: number; actor: Actor },
): Promise<"saved" | "refused"> {
  const item = { tipo: "ajustes" as const, id: seccion };
  return database().write(async (trx) => {
    const kept = await findVersion(item, version, trx);
    const isLast =
      (await findVersion(item, seen, trx)) && !(await findVersion(item, seen + 1, trx));
    if (!kept || !isLast) return "refused";
    const values = Object.fromEntries(
      freeOf(seccion).flatMap((key) => (typeof kept[key] === "string" ? [[key, kept[key]]] : [])),
    );
    await changeAjustes(trx, { seccion, values, actor });
    return "saved";
  });
}
