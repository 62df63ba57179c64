import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "~/runtime/env.server";
import { nowIso } from "~base/fechas";
import { fold } from "~base/texto";
import type { Trx } from "~db/client.server";
import { mediaFolder } from "~db/media/folder.server";
import { putMedia } from "~db/media/store.server";
import { insertNew } from "./insert-new.server";

type Picture = { sha: string; width: number; height: number; widths: number[]; og?: boolean };

export type PictureManifest = Partial<Record<string, Picture>>;

const source = (file: string) => path.join(projectRoot(), "db/demo/media", file);

export async function copyPictures(isWanted: RegExp): Promise<PictureManifest> {
  const text = await readFile(source("manifest.json"), "utf8");
  const manifest: Record<string, Picture> = JSON.parse(text);
  await mkdir(mediaFolder(), { recursive: true, mode: 0o700 });
  const wanted = Object.entries(manifest).filter(([name]) => isWanted.test(name));
  for (const [name, picture] of wanted) {
    const files = picture.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    if (picture.og) files.push("og.jpg");
    const encoded = new Map<string, Buffer>();
    for (const file of files) {
      const bytes = await readFile(source(`${name.replaceAll("/", "--")}-${file}`));
      encoded.set(`${picture.sha}-${file}`, bytes);
    }
    await putMedia(encoded, writeAtOnce);
  }
  return manifest;
}

/** Leaves it to the system when the bytes reach the disk, as over a thousand files are written. */
const writeAtOnce = (file: string, bytes: Uint8Array) => writeFile(file, bytes, { mode: 0o600 });

export async function addPicture(manifest: PictureManifest, name: string, alt: string, trx: Trx) {
  const picture = manifest[name];
  if (!picture) return "";
  const { sha, width, height, widths, og } = picture;
  const row = { sha, width, height, anchos: JSON.stringify(widths), og: og ? 1 : 0 } as const;
  const about = { alt, alt_folded: fold(alt), origen: "demo", created_at: nowIso() } as const;
  await insertNew(trx, "media", [{ ...row, ...about }]);
  return `/media/${picture.sha}`;
}
