import type { Trx } from "~db/client.server";
import { changeItem } from "~record/versiones/change-item.server";
import { COLUMNAS_SEGUIDAS, girosOf } from "../rules/trayectoria";
import { giroNamed } from "./trayectoria.server";

type Changing<Taken> = Parameters<typeof changeItem<Taken>>[3] & { motivo?: string | null };
type Noting = Pick<Changing<never>, "importacion" | "motivo" | "now">;

/** Every change of a product must pass here, which records it in the public `trayectoria`. */
export async function changeProducto<Taken = never>(
  trx: Trx,
  { id, slug }: { id: string; slug: string },
  columns: Parameters<typeof changeItem>[2],
  { motivo, ...writing }: Changing<Taken>,
) {
  const before = await findSeguido(trx, id);
  const giros = toGiros(before, columns, { ...writing, motivo });
  if (motivo && giros.length === 0) return { outcome: "no-giro" as const };
  const changed = await changeItem(trx, { tipo: "producto", id, slug }, columns, writing);
  if (isSaved(changed) && giros.length > 0) {
    const own = giros.map((giro) => ({ ...giro, producto_id: changed.id }));
    await trx.insertInto("trayectoria").values(own).execute();
  }
  return changed;
}

const isSaved = (changed: unknown): changed is { id: string } =>
  typeof changed === "object" && changed !== null && "id" in changed;

const findSeguido = (trx: Trx, id: string) =>
  trx
    .selectFrom("productos")
    .select(["id", "version", "estado", "published_at", ...COLUMNAS_SEGUIDAS])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

type Seguido = Awaited<ReturnType<typeof findSeguido>>;
type After = Readonly<Record<string, unknown>>;

/** A product that was never published has no readers, so its changes are not recorded. */
function toGiros(before: Seguido, after: After, { motivo, importacion, now = new Date() }: Noting) {
  if (before.estado !== "published" && before.published_at === null) return [];
  const ofRetirada = typeof after.retirada_motivo === "string" && after.retirada_motivo;
  return girosOf(before, after).map((giro) => ({
    ...giro,
    producto_id: before.id,
    version: before.version + 1,
    motivo: (giro.campo === "retirada" && ofRetirada) || motivo || null,
    importacion_id: importacion ?? null,
    created_at: now.toISOString(),
  }));
}

const UNDONE = { motivo: "Deshicimos una importación de datos." };

/** Deletes the changes that the import recorded, or records the undo if others followed them. */
export async function undoGiros(trx: Trx, id: string, importacion: string, after: After) {
  for (const giro of toGiros(await findSeguido(trx, id), after, UNDONE)) {
    const { campo } = giro;
    const own = trx.selectFrom("trayectoria").select(["version", "importacion_id"]);
    const same = own.where("producto_id", "=", id).where("campo", "=", campo);
    const last = await same.orderBy("version", "desc").executeTakeFirst();
    if (last?.importacion_id === importacion) {
      const taken = { campo, version: last.version };
      await trx.deleteFrom("trayectoria").where(giroNamed(id, taken)).execute();
    } else if (after.estado === "published" || after.published_at) {
      await trx.insertInto("trayectoria").values(giro).execute();
    }
  }
}
