import type { Borrador } from "~/domain/borradores/borrador";
import { backToForm, setInBorrador } from "~/domain/borradores/borradores.server";
import type { Actor } from "~/domain/historial/historial.server";
import { findTextos, saveUnsplashCredit } from "~/domain/imagenes/queries/externas.server";
import { RefusedImageError } from "~/domain/imagenes/rules/image-error";
import { isDataImage, isImageUrl } from "~/domain/imagenes/rules/imagen-url";
import { storeDataUrl } from "~/domain/imagenes/store/store.server";
import { openPhoto } from "~/domain/imagenes/unsplash/search.server";
import { unsplash } from "~/domain/imagenes/unsplash/unsplash.server";
import { log } from "~/runtime/log.server";
import { database } from "~db/client.server";
import { storeUpload } from "./store-upload.server";

interface Picking {
  borrador: Borrador;
  by: Actor;
}

export async function chooseByForm(picking: Picking, form: FormData): Promise<string | undefined> {
  switch (form.get("intent")) {
    case "foto":
      return choosePhoto(picking, form.get("foto"));
    case "biblioteca":
      return chooseUrl(picking, String(form.get("imagen") ?? ""));
    case "url":
      return chooseUrl(picking, String(form.get("url") ?? ""));
    default:
      throw new Response(null, { status: 422 });
  }
}

export async function chooseUpload(picking: Picking, request: Request): Promise<string> {
  return choose(picking, await storeUpload(request, picking.by));
}

async function chooseUrl(picking: Picking, typed: string): Promise<string | undefined> {
  const url = typed.trim();
  if (!isImageUrl(url)) return undefined;
  return choose(picking, isDataImage(url) ? await storeDataUrl(url, picking.by) : url);
}

/**
 * Remembers the author and tells Unsplash, as its terms ask.
 * @throws {RefusedImageError} for a photo that no search of ours gave
 */
async function choosePhoto(picking: Picking, sealed: unknown): Promise<string> {
  const photo = openPhoto(sealed);
  if (!photo) throw new RefusedImageError("falta");
  const { regular: url, alt, author, authorUrl } = photo;
  await database().write((trx) => saveUnsplashCredit(trx, { url, alt, author, authorUrl }));
  unsplash()
    ?.recordDownload(photo)
    .catch((error) => log().warn({ err: error }, "Unsplash was not told of a chosen photo"));
  return choose(picking, url, alt);
}

async function choose({ borrador, by }: Picking, url: string, alt?: string): Promise<string> {
  const { campo } = borrador;
  const text = alt ?? (await findTextos(url)).alt;
  await setInBorrador(borrador, by.id, { [campo]: url, [`${campo}_alt`]: text });
  return backToForm(borrador);
}
