import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Actor } from "~/domain/historial/historial.server";
import { RefusedImageError } from "~/domain/imagenes/rules/image-error";
import { MAX_IMAGE_BYTES, UPLOAD_FIELD } from "~/domain/imagenes/rules/subida";
import { mediaFolder } from "~/domain/imagenes/store/media-files.server";
import { storeImagen } from "~/domain/imagenes/store/store.server";
import { readForm } from "~/http/forms/form.server";
import { createLine } from "~/runtime/work-line";
import { isDiskFull } from "~db/trouble.server";

/** A body of some 50 MB is in memory while it is read. */
const inReadingLine = createLine({ places: 2, maxWaiting: 10 });

export function isUpload(request: Request): boolean {
  return /^multipart\/form-data/i.test(request.headers.get("Content-Type") ?? "");
}

/**
 * The gate has counted the bytes.
 * @returns the picture's address, `/media/{sha}`
 * @throws {RefusedImageError | OverloadedError}, or a Response 400 for a broken body
 */
export async function storeUpload(request: Request, by: Actor): Promise<string> {
  const file = path.join(mediaFolder(), `subida-${randomBytes(12).toString("hex")}.tmp`);
  try {
    await inReadingLine(() => receive(request, file));
    return await storeImagen(file, { origen: "upload", by });
  } finally {
    await rm(file, { force: true });
  }
}

async function receive(request: Request, file: string): Promise<void> {
  const upload = (await readForm(request)).get(UPLOAD_FIELD);
  if (!(upload instanceof File) || upload.size === 0) throw new RefusedImageError("falta");
  if (upload.size > MAX_IMAGE_BYTES) throw new RefusedImageError("peso");
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const parts = upload.stream() as unknown as AsyncIterable<Uint8Array>;
    await writeFile(file, parts, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (isDiskFull(error)) throw new RefusedImageError("espacio", { cause: error });
    throw error;
  }
}
