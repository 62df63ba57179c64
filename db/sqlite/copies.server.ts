import { closeSync, fdatasyncSync, openSync } from "node:fs";
import SQLite from "better-sqlite3";
import { onFile } from "./connection.server";

export function copyCompact(file: string, copy: string): void {
  onFile(file, { readonly: true }, (database) => database.prepare("vacuum into ?").run(copy));
}

const PAGE_BYTES = 4096;

export async function copyDatabase(
  file: string,
  copy: string,
  { stepBytes, onStep }: { stepBytes: number; onStep: (bytes: number) => void },
): Promise<void> {
  const source = new SQLite(file, { readonly: true, timeout: 5_000 });
  let written: number | undefined;
  try {
    // An open read transaction pins this state, or each write of the site would restart the copy.
    source.exec("begin; select count(*) from sqlite_schema");
    await source.backup(copy, {
      progress() {
        written ??= openSync(copy, "r");
        fdatasyncSync(written);
        onStep(stepBytes);
        return stepBytes / PAGE_BYTES;
      },
    });
  } finally {
    if (written !== undefined) closeSync(written);
    source.close();
  }
}

export function findFault(file: string): "corrupt" | { orphansIn: string } | undefined {
  return onFile(file, {}, (database) => {
    if (database.pragma("integrity_check(1)", { simple: true }) !== "ok") return "corrupt";
    const [orphan] = database.pragma("foreign_key_check") as { table: string }[];
    return orphan && { orphansIn: orphan.table };
  });
}

export type Ended = ReturnType<typeof endAccess>;

/**
 * Deletes sessions, links, recovery codes and past hours of publication: some were used or revoked
 * after the copy was made. Queued mails with a link go too, because the link is dead.
 */
export function endAccess(file: string, areFactorsReset: boolean, now = new Date()) {
  return onFile(file, {}, (database) => {
    // Overwrites deleted rows on the disk too.
    database.pragma("secure_delete = ON");
    const empty = (table: string) =>
      hasTable(database, table) ? database.prepare(`delete from ${table}`).run().changes : 0;
    return database.transaction(() => {
      const sessions = empty("sessions");
      const links = empty("tokens") + empty("enlaces_borrador");
      const codes = empty("mfa_recovery_codes");
      // Forgets the store of copies: tried out beside its site, this one would prune the site's.
      empty("almacen_copias");
      database.exec("delete from correos where status = 'queued' and instr(body, '?token=') > 0");
      for (const table of PLANNED) takeOffPast(database, table, now);
      if (areFactorsReset) {
        empty("llaves_de_acceso");
        database.exec(`
          delete from mfa_factors;
          delete from attempt_limits;
          update profiles set mfa_enabled = 0;`);
      }
      return { sessions, links, codes, admins: adminsIn(database) };
    })();
  });
}

const PLANNED = ["productos", "consejos", "paginas", "cambios_pendientes"];

const hasTable = (database: SQLite.Database, table: string) =>
  (database.pragma(`table_info(${table})`) as unknown[]).length > 0;

function takeOffPast(database: SQLite.Database, table: string, now: Date): void {
  const columns = database.pragma(`table_info(${table})`) as { name: string }[];
  if (!columns.some(({ name }) => name === "programado_at")) return;
  const past = `update ${table} set programado_at = null,
    programado_fallo = 'Su hora pasó antes de restaurar la copia.' where programado_at <= ?`;
  database.prepare(past).run(now.toISOString());
}

const adminsIn = (database: SQLite.Database) =>
  database
    .prepare(
      `select email, admin_type = 'main_admin' as isMain from profiles where is_admin = 1
        order by isMain desc, email`,
    )
    .all() as { email: string; isMain: 0 | 1 }[];
