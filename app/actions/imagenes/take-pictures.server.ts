import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { AppLoadContext } from "@remix-run/node";
import { readForm, refuse } from "~/http/forms/form.server";
import { log } from "~/runtime/log.server";
import { createLine } from "~/runtime/work-line";
import { database } from "~db/client.server";
import { mediaFolder } from "~db/media/folder.server";
import { isDiskFull } from "~db/trouble.server";
import { findTextos, saveUnsplashCredit } from "~nouns/imagenes/queries/imagenes.server";
import type { Foto } from "~nouns/imagenes/rules/fotos";
import { RefusedImageError } from "~nouns/imagenes/rules/image-error";
import { isDataImage, isImageUrl } from "~nouns/imagenes/rules/imagen-url";
import { MAX_IMAGE_BYTES, MAX_UPLOADS, UPLOAD_FIELD } from "~nouns/imagenes/rules/subida";
import { storeDataUrl, storeImagen } from "~nouns/imagenes/store/store.server";
import { openPhoto } from "~nouns/imagenes/unsplash/search.server";
import { unsplash } from "~nouns/imagenes/unsplash/unsplash.server";
import type { Actor } from "~record/historial/historial.server";
import { refusalOfPicture } from "./refuse-picture.server";

/** Limited, because a request of some 50 MB is in memory while it is parsed. */
const inReadingLine = createLine({ places: 2, maxWaiting: 10 });

type Refused = ReturnType<typeof refusalOfPicture>;

interface Taken {
  fotos: Foto[];
  flash: "imagen.subida" | "imagen.subidas" | "imagen.seleccionada";
  /** The problem of the files that were refused, while others of the same upload were stored. */
  refused?: Refused;
}

/**
 * Stores the uploaded files, or finds the chosen picture.
 * @param choose is called if there is a single picture
 */
export async function takePictures(
  request: Request,
  by: Actor,
  context: AppLoadContext,
  choose?: (foto: Foto) => Promise<unknown>,
): Promise<Taken> {
  const received: Received[] = [];
  const sent = await newFile();
  try {
    await awaitBody(request, sent);
    const form = await inReadingLine(() => receive(wholeOf(request, sent), received));
    const taken: Taken = form
      ? { fotos: [await readChoice(form, by)], flash: "imagen.seleccionada" }
      : await storeReceived(received, by, context);
    const [foto, ...more] = taken.fotos;
    if (foto && more.length === 0 && !taken.refused) await choose?.(foto);
    return taken;
  } catch (error) {
    return { fotos: [], flash: "imagen.subida", refused: refusalOfPicture(error, context) };
  } finally {
    await Promise.all([sent, ...received.map(({ file }) => file)].map((each) => rm(each, FORCED)));
  }
}

export function refuseUpload(context: AppLoadContext, { text, init }: Refused) {
  const reply = { status: "error" as const, error: { [UPLOAD_FIELD]: [text] } };
  return refuse(context, { reply }, init);
}

const FORCED = { force: true };

async function newFile(): Promise<string> {
  await mkdir(mediaFolder(), { recursive: true, mode: 0o700 });
  return path.join(mediaFolder(), `subida-${randomBytes(12).toString("hex")}.tmp`);
}

/** Buffers a slow upload on the disk, so that parsing it does not keep other uploads waiting. */
async function awaitBody({ body }: Request, file: string): Promise<void> {
  try {
    await write(file, (body ?? []) as unknown as AsyncIterable<Uint8Array>);
  } catch (error) {
    const isOfDisk = error instanceof RefusedImageError || "syscall" in Object(error);
    throw isOfDisk ? error : new Response(null, { status: 400 });
  }
}

function wholeOf({ url, headers }: Request, file: string): Request {
  const body = Readable.toWeb(createReadStream(file));
  return new Request(url, { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

type Received = { name: string; file: string; problem: "peso" | "vacia" | undefined };

/** The size was limited before, in `server/gate`. @returns the form if it has no field for files */
async function receive(request: Request, received: Received[]): Promise<FormData | undefined> {
  const form = await readForm(request);
  if (!form.has(UPLOAD_FIELD)) return form;
  const sent = form
    .getAll(UPLOAD_FIELD)
    .filter((each) => each instanceof File && (each.size > 0 || each.name));
  if (sent.length === 0) throw new RefusedImageError("falta");
  if (sent.length > MAX_UPLOADS) throw new RefusedImageError("cuantos");
  for (const upload of sent as File[]) {
    const file = await newFile();
    const problem =
      upload.size > MAX_IMAGE_BYTES ? "peso" : upload.size === 0 ? "vacia" : undefined;
    received.push({ name: upload.name.slice(0, 100), file, problem });
    if (!problem) await write(file, upload.stream() as unknown as AsyncIterable<Uint8Array>);
  }
}

async function write(file: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await writeFile(file, parts, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (isDiskFull(error)) throw new RefusedImageError("espacio", { cause: error });
    throw error;
  }
}

async function storeReceived(
  received: Received[],
  by: Actor,
  context: AppLoadContext,
): Promise<Taken> {
  const fotos: Foto[] = [];
  const refused: Refused[] = [];
  for (const { name, file, problem } of received) {
    try {
      if (problem) throw new RefusedImageError(problem);
      fotos.push(await toFoto(await storeImagen(file, { origen: "upload", by })));
    } catch (error) {
      refused.push(refusalOfPicture(error, context, received.length > 1 ? `«${name}»` : undefined));
    }
  }
  const [first] = refused;
  const texts = refused.map(({ text }) => text);
  if (fotos.length > 0) texts.push("Las demás están en la biblioteca.");
  const flash = fotos.length > 1 ? "imagen.subidas" : "imagen.subida";
  return { fotos, flash, refused: first && { ...first, text: texts.join(" ") } };
}

const toFoto = async (url: string) => ({ url, alt: (await findTextos(url)).alt });

/** @throws {RefusedImageError} for choices that our pages do not offer */
async function readChoice(form: FormData, by: Actor): Promise<Foto> {
  const photo = openPhoto(form.get("foto"));
  if (photo) return takePhoto(photo);
  const url = String(form.get("imagen") ?? "").trim();
  if (!isImageUrl(url)) throw new RefusedImageError("falta");
  return toFoto(isDataImage(url) ? await storeDataUrl(url, by) : url);
}

/** Stores the author and reports the use to Unsplash, as its terms require. */
async function takePhoto(photo: NonNullable<ReturnType<typeof openPhoto>>): Promise<Foto> {
  const { regular: url, alt, author, authorUrl } = photo;
  await database().write((trx) => saveUnsplashCredit(trx, { url, alt, author, authorUrl }));
  unsplash()
    ?.recordDownload(photo)
    .catch((error) => log().warn({ err: error }, "Unsplash was not told of a chosen photo"));
  return { url, alt };
}
