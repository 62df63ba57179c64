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
    // Else a copy made in steps begins anew whenever somebody writes.
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

export function endAccess(file: string, areFactorsReset: boolean) {
  return onFile(file, {}, (database) => {
    // Takes what is deleted off the disk too.
    database.pragma("secure_delete = ON");
    return database.transaction(() => {
      const sessions = database.prepare("delete from sessions").run().changes;
      const links = database.prepare("delete from tokens").run().changes;
      if (areFactorsReset) {
        database.exec(`
          delete from mfa_factors;
          delete from mfa_recovery_codes;
          delete from attempt_limits;
          update profiles set mfa_enabled = 0;`);
      }
      return { sessions, links };
    })();
  });
}
