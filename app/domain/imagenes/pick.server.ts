import type { Borrador } from "~/domain/borradores/borrador";
import { backToForm, setInBorrador } from "~/domain/borradores/borradores.server";
import type { Actor } from "~/domain/historial/historial.server";
import { log } from "~/runtime/log.server";
import { database } from "~db/client.server";
import { findTextos, saveUnsplashCredit } from "./queries/externas.server";
import { InvalidImageError } from "./rules/image-error";
import { isDataImage, isImageUrl } from "./rules/imagen-url";
import { storeDataUrl, storeImagen } from "./store/store.server";
import { openPhoto } from "./unsplash/sealed-photo.server";
import { type Unsplash, unsplash } from "./unsplash/unsplash.server";

export interface Picking {
  borrador: Borrador;
  by: Actor;
}

async function choose({ borrador, by }: Picking, url: string, alt?: string): Promise<string> {
  const { campo } = borrador;
  const text = alt ?? (await findTextos(url)).alt;
  await setInBorrador(borrador, by.id, { [campo]: url, [`${campo}_alt`]: text });
  return backToForm(borrador);
}

/** @returns undefined for what is no address of a picture */
export async function chooseUrl(picking: Picking, typed: string): Promise<string | undefined> {
  const url = typed.trim();
  if (!isImageUrl(url)) return undefined;
  return choose(picking, isDataImage(url) ? await storeDataUrl(url, picking.by) : url);
}

export async function chooseUpload(picking: Picking, file: string): Promise<string> {
  return choose(picking, await storeImagen(file, { origen: "upload", by: picking.by }));
}

/**
 * Remembers the author and tells Unsplash, as its terms ask.
 * @throws {InvalidImageError} for a photo that no search of ours gave
 */
export async function choosePhoto(
  picking: Picking,
  sealed: unknown,
  client: Unsplash | undefined = unsplash(),
): Promise<string> {
  const photo = openPhoto(sealed);
  if (!photo) throw new InvalidImageError("falta");
  const { regular, alt, author, authorUrl } = photo;
  await database().write((trx) =>
    saveUnsplashCredit(trx, { url: regular, alt, author, authorUrl }),
  );
  client?.recordDownload(photo).catch((error) => {
    log().warn({ err: error }, "Unsplash was not told of a chosen photo");
  });
  return choose(picking, regular, alt);
}
