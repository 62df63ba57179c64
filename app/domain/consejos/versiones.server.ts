import type { Actor } from "~/domain/historial/historial.server";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { mayPublish } from "~/domain/revision-editorial/nota";
import type { Compared, RestoreOutcome } from "~/domain/versiones/version";
import { findVersion } from "~/domain/versiones/versiones.server";
import { editConsejo } from "./change-consejos.server";
import type { ConsejoCampos } from "./consejo";
import { findEditable } from "./consejos-admin.server";
import { CAMPOS, type Campo, diferencias } from "./diferencias";

/** A kept version of an article beside the present one; undefined when the article is gone. */
export async function compareVersion(id: string, version: number): Promise<Compared | undefined> {
  const row = await findEditable(id);
  if (!row) return undefined;
  const kept = await findVersion({ tipo: "consejo", id }, version);
  return {
    title: row.titulo,
    current: row.version,
    version: kept ? version : null,
    fields: kept ? diferencias(textsOf(kept), textsOf({ ...row })) : [],
  };
}

/**
 * Gives an article the content of a kept version. Its slug and estado stay: its address and whether
 * it is published are decided by themselves.
 * @param seen the article with the version that was compared
 * @throws {DatabaseBusyError}
 */
export async function restoreVersion(
  seen: { id: string; version: number },
  version: number,
  actor: Actor,
): Promise<RestoreOutcome> {
  const [row, kept] = await Promise.all([
    findEditable(seen.id),
    findVersion({ tipo: "consejo", id: seen.id }, version),
  ]);
  if (!row || !kept) return "refused";
  const content = contentOf(textsOf(kept));
  if (row.estado === "published" && !mayPublish(checkConsejo(content))) return "unlawful";
  const campos = { ...content, slug: row.slug };
  const { outcome } = await editConsejo(seen, campos, actor, { isRestored: true });
  const isDone = outcome === "saved" || (await isRestored(seen.id, content));
  return isDone ? "saved" : "refused";
}

/** Whoever presses the button twice has restored it. */
async function isRestored(id: string, content: ReturnType<typeof contentOf>): Promise<boolean> {
  const row = await findEditable(id);
  if (!row) return false;
  const texts = textsOf({ ...row });
  return diferencias(texts, { ...texts, ...content }).length === 0;
}

type Texts = Record<Campo, string>;

/** Columns that an older table lacks count as empty. */
function textsOf(row: Record<string, unknown>): Texts {
  return Object.fromEntries(CAMPOS.map((name) => [name, String(row[name] ?? "")])) as Texts;
}

/** All that a version is restored with. */
function contentOf(texts: Texts): Required<Omit<ConsejoCampos, "slug" | "estado">> {
  const { titulo, categoria, imagen, extracto, contenido } = texts;
  return { titulo, categoria, imagen, extracto, contenido };
}
