import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import tar from "tar-stream";
import { codeOf } from "~/runtime/error-code";
import {
  BackupError,
  isBackupFileName,
  MANIFEST,
  MANIFEST_SEAL,
  type Manifest,
  type ManifestFile,
  parseManifest,
  SECRETS,
  writeManifest,
} from "./manifest";
import { countBytes } from "./progress";
import { createSteadyFile, syncFiles } from "./steady-file.server";

export interface Source {
  name: string;
  /** If set, a file with other content than this is refused. */
  sha256?: string;
  open: () => Promise<{ size: number; content: AsyncIterable<Uint8Array> } | undefined>;
}

export type TakeFile = (name: string, content: Readable) => Promise<void>;

const MODE = 0o600;
/** Bounds the file list: one with more bytes per file is refused, before it fills the memory. */
const MAX_LINE_BYTES = 400;
const MAX_SECRETS_BYTES = 64 * 1024;

function createHasher() {
  const hash = createHash("sha256");
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      countBytes(chunk.length);
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest("hex") };
}

export async function writeArchive(
  archive: string,
  sources: readonly Source[],
  madeAt: Date,
): Promise<Manifest> {
  const { pack, filled } = packArchive(sources, madeAt);
  const [manifest] = await Promise.all([filled, pipeline(pack, createSteadyFile(archive, MODE))]);
  await syncFiles([archive]);
  return manifest;
}

export function packArchive(sources: readonly Source[], madeAt: Date) {
  const pack = tar.pack();
  const filled = fill(pack, sources, madeAt).catch((error) => {
    pack.destroy(error);
    throw error;
  });
  return { pack, filled };
}

type Pack = ReturnType<typeof tar.pack>;

async function fill(pack: Pack, sources: readonly Source[], madeAt: Date): Promise<Manifest> {
  const files: ManifestFile[] = [];
  for (const source of sources) {
    const file = await addFile(pack, source, madeAt);
    if (file) files.push(file);
  }
  const [text, seal] = writeManifest({ format: 1, madeAt: madeAt.toISOString(), files });
  const head = { mode: MODE, mtime: madeAt };
  pack.entry({ name: MANIFEST, ...head }, text);
  pack.entry({ name: MANIFEST_SEAL, ...head }, seal);
  pack.finalize();
  return JSON.parse(text);
}

async function addFile(pack: Pack, source: Source, mtime: Date): Promise<ManifestFile | undefined> {
  const { name } = source;
  const opened = await source.open();
  if (!opened) return undefined;
  const { size, content } = opened;
  const hasher = createHasher();
  await new Promise<void>((resolve, reject) => {
    const entry = pack.entry({ name, size, mode: MODE, mtime }, (error) =>
      error ? reject(error) : resolve(),
    );
    if (size === 0) entry.end("");
    else pipeline(content, hasher.stream, entry).catch(reject);
  });
  const sha256 = hasher.digest();
  if (source.sha256 && source.sha256 !== sha256) throw damagedAt(name);
  return { name, size, sha256 };
}

/** Pictures may be deleted during the copy, so a file that is gone is left out. */
export const fromFile = (name: string, file: string): Source => ({
  name,
  async open() {
    const handle = await openIfThere(file);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    if (size === 0) await handle.close();
    // The tar header has announced this size, so bytes that are added meanwhile are not read.
    const content =
      size > 0 ? handle.createReadStream({ start: 0, end: size - 1 }) : Readable.from([]);
    return { size, content };
  },
});

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Compares each file with the manifest at the end of the archive, and has `take` store it.
 * @param archive a file, or a stream with the bytes of one
 */
export async function readArchive(archive: string | Readable, take: TakeFile): Promise<Manifest> {
  const found = new Map<string, ManifestFile>();
  const texts = new Map<string, string>();
  await eachEntry(archive, async (name, content, size) => {
    if (found.has(name) || texts.has(name)) throw new BackupError(`La copia repite ${name}.`);
    if (name === MANIFEST || name === MANIFEST_SEAL) {
      requireAtMost((found.size + 1) * MAX_LINE_BYTES, size);
      texts.set(name, await readText(content));
    } else {
      if (name === SECRETS) requireAtMost(MAX_SECRETS_BYTES, size);
      found.set(name, await takeHashed(name, content, size, take));
    }
  });
  const manifest = parseManifest(texts.get(MANIFEST), texts.get(MANIFEST_SEAL), found.size);
  compare(manifest, found);
  return manifest;
}

function compare(manifest: Manifest, found: ReadonlyMap<string, ManifestFile>): void {
  const wrong = manifest.files.find(({ name, size, sha256 }) => {
    const file = found.get(name);
    return file?.size !== size || file.sha256 !== sha256;
  });
  if (wrong) throw damagedAt(wrong.name);
}

const damagedAt = (name: string) =>
  new BackupError(`La copia está dañada: ${name} no coincide con su suma.`);

async function eachEntry(
  archive: string | Readable,
  take: (name: string, content: Readable, size: number) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  extract.on("entry", ({ name, size, type }, content, next) => {
    // The pipeline below reports the error; without a listener here it would end the process.
    content.on("error", () => {});
    const isKnown = name === MANIFEST || name === MANIFEST_SEAL || isBackupFileName(name);
    if (type !== "file" || !isKnown)
      return next(new BackupError("No es una copia de este programa."));
    take(name, content as unknown as Readable, size ?? 0).then(() => next(), next);
  });
  try {
    const whole = typeof archive === "string" ? createReadStream(archive) : archive;
    await pipeline(whole, extract);
  } catch (error) {
    if (error instanceof BackupError || isSystemError(error)) throw error;
    throw new BackupError(
      "La copia está dañada, o no es de este programa: no se puede leer entera.",
    );
  }
}

const isSystemError = (error: unknown) => error instanceof Error && "errno" in error;

async function takeHashed(
  name: string,
  content: Readable,
  size: number,
  take: TakeFile,
): Promise<ManifestFile> {
  const hasher = createHasher();
  content.once("error", (error) => hasher.stream.destroy(error));
  await take(name, content.pipe(hasher.stream));
  return { name, size, sha256: hasher.digest() };
}

function requireAtMost(bytes: number, size: number): void {
  if (size > bytes) throw new BackupError("No es una copia de este programa.");
}

async function readText(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
