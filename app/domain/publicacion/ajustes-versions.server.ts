import { isProtected } from "~/domain/ajustes/ajuste";
import { readSeccion, type Saving, saveAjustes } from "~/domain/ajustes/ajustes.server";
import { CAMPOS, clavesOf, SECCIONES, type SeccionKey } from "~/domain/ajustes/secciones/secciones";
import type { Actor } from "~/domain/historial/historial.server";
import { versionOf } from "~/domain/state-version.server";
import { findVersion, keepAjustes, listVersions } from "~/domain/versiones/versiones.server";
import { database, type Trx } from "~db/client.server";

/** Saves a page of settings, and keeps what was there before as a version. */
export async function changeAjustes(trx: Trx, saving: Saving) {
  const { seccion, actor } = saving;
  const before = await readSeccion(trx, seccion);
  const cambios = await saveAjustes(trx, saving);
  if (cambios.length > 0) {
    await keepAjustes(trx, seccion, before, await readSeccion(trx, seccion), actor);
  }
  return cambios;
}

/** A protected value stays as it is: to change it one has to prove who one is. */
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

/** @param seen the version over which the old one is to come back */
export async function restoreAjustes(
  seccion: SeccionKey,
  { version, seen, actor }: { version: number; seen: number; actor: Actor },
): Promise<"saved" | "refused"> {
  const item = { tipo: "ajustes" as const, id: seccion };
  return database().write(async (trx) => {
    const kept = await findVersion(item, version, trx);
    if (
      !kept ||
      !(await findVersion(item, seen, trx)) ||
      (await findVersion(item, seen + 1, trx))
    ) {
      return "refused";
    }
    const values = Object.fromEntries(
      freeOf(seccion).flatMap((key) => (typeof kept[key] === "string" ? [[key, kept[key]]] : [])),
    );
    const now = versionOf(await readSeccion(trx, seccion));
    await changeAjustes(trx, { seccion, values, version: now, actor });
    return "saved";
  });
}
