import { createHash } from "node:crypto";
import { z } from "zod";
import { isDiskFull } from "../trouble.server";

/** The archive ends with these two: the list of its files, and the SHA-256 of that list. */
export const MANIFEST = "manifest.json";
export const MANIFEST_SEAL = "manifest.sha256";

export const DATABASE = "site.db";
export const SECRETS = "secrets.json";
export const MEDIA = "media";

/** Other names are refused, because a file of such a name could land outside the data folder. */
const FILE_NAME = /^(?:site\.db|secrets\.json|media\/[A-Za-z0-9][\w-]*(?:\.[\w-]+)*)$/;
const MAX_NAME_LENGTH = 200;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.array(
    z.object({
      name: z.string().max(MAX_NAME_LENGTH).regex(FILE_NAME),
      size: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ManifestFile = Manifest["files"][number];

const UNREAD = "La copia es de una versión que este programa no lee.";

export class BackupError extends Error {
  override name = "BackupError";
}

export function explainFull(error: unknown): unknown {
  return isDiskFull(error)
    ? new BackupError("No queda sitio en el disco. No se ha cambiado nada.")
    : error;
}

export function isBackupFileName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && FILE_NAME.test(name);
}

export function sha256(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export function writeManifest(manifest: Manifest): [text: string, seal: string] {
  const text = JSON.stringify(manifest);
  return [text, sha256(text)];
}

/** @param count how many files the archive holds; a list of any other length is refused unread */
export function parseManifest(
  text: string | undefined,
  seal: string | undefined,
  count?: number,
): Manifest {
  if (text === undefined || seal === undefined) {
    throw new BackupError("La copia está incompleta: le falta el final.");
  }
  if (sha256(text) !== seal.trim()) {
    throw new BackupError("La copia está dañada: su lista de archivos no coincide con su suma.");
  }
  const list = readList(text);
  if (count !== undefined && list?.files?.length !== count) {
    throw new BackupError("La copia está dañada: lleva archivos que no están en su lista.");
  }
  const result = manifestSchema.safeParse(list);
  if (!result.success) throw new BackupError(UNREAD);
  return result.data;
}

function readList(text: string): { files?: { length?: unknown } } | null {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError(UNREAD);
  }
}

export const countMedia = ({ files }: Manifest) =>
  files.filter(({ name }) => name.startsWith(`${MEDIA}/`)).length;

export const hasSecrets = ({ files }: Manifest) => files.some(({ name }) => name === SECRETS);

export const stampOf = (time: Date) =>
  time.toISOString().slice(0, 23).replace("T", "-").replaceAll(/[:.]/g, "");

/** When a copy of this name was made: UTC, in ISO 8601. */
export function timeIn(name: string): string {
  const [, day, hour, minute, second, ms] =
    /(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})\.tar$/.exec(name) ?? [];
  return ms ? `${day}T${hour}:${minute}:${second}.${ms}Z` : "";
}
