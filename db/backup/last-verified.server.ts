import { readFileSync } from "node:fs";
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

export type VerifiedBackup = z.output<typeof verifiedSchema>;

export const backupsFolder = () => path.join(settings().DATA_DIR, "backups");

const noteFile = () => path.join(backupsFolder(), "ultima-comprobada.json");

export function lastVerifiedBackup(): VerifiedBackup | undefined {
  try {
    return verifiedSchema.parse(JSON.parse(readFileSync(noteFile(), "utf8")));
  } catch {
    return undefined;
  }
}

export async function noteVerified(backup: VerifiedBackup): Promise<void> {
  const last = lastVerifiedBackup();
  if (last && last.madeAt > backup.madeAt) return;
  await writeDurably(noteFile(), Buffer.from(JSON.stringify(backup)));
}
