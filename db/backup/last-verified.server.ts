import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { writeDurably } from "~/runtime/durable-file.server";
import { settings } from "~/runtime/env.server";

const verifiedSchema = z.object({
  file: z.string(),
  madeAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime(),
  bytes: z.number(),
});

type VerifiedBackup = z.output<typeof verifiedSchema>;

export const backupsFolder = () => path.join(settings().DATA_DIR, "backups");

const noteFile = () => path.join(backupsFolder(), "ultima-comprobada.json");

export function lastVerifiedBackup(): VerifiedBackup | undefined {
  try {
    return verifiedSchema.parse(JSON.parse(readFileSync(noteFile(), "utf8")));
  } catch {
    return undefined;
  }
}

/** Skips copies outside the folder of backups, and those older than the one noted last. */
export async function noteVerified(archive: string, madeAt: string): Promise<void> {
  const place = path.resolve(archive);
  const last = lastVerifiedBackup();
  if (path.dirname(place) !== backupsFolder() || (last && last.madeAt > madeAt)) return;
  const backup: VerifiedBackup = {
    file: path.basename(place),
    madeAt,
    verifiedAt: new Date().toISOString(),
    bytes: statSync(place).size,
  };
  await writeDurably(noteFile(), Buffer.from(JSON.stringify(backup)));
}
