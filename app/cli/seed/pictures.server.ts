import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot, settings } from "~/runtime/env.server";
import { nowIso } from "~base/fechas";
import { fold } from "~base/texto";
import type { Trx } from "~db/client.server";
import { insertNew } from "./insert-new.server";

type Picture = { sha: string; width: number; height: number; widths: number[]; og?: boolean };

export type PictureManifest = Partial<Record<string, Picture>>;

const source = (file: string) => path.join(projectRoot(), "db/demo/media", file);

export async function copyPictures(isWanted: RegExp): Promise<PictureManifest> {
  const text = await readFile(source("manifest.json"), "utf8");
  const manifest: Record<string, Picture> = JSON.parse(text);
  const target = path.join(settings().DATA_DIR, "media");
  await mkdir(target, { recursive: true, mode: 0o700 });
  const wanted = Object.entries(manifest).filter(([name]) => isWanted.test(name));
  for (const [name, picture] of wanted) {
    const files = picture.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    if (picture.og) files.push("og.jpg");
    for (const file of files) {
      const bytes = await readFile(source(`${name.replaceAll("/", "--")}-${file}`));
      await writeFile(path.join(target, `${picture.sha}-${file}`), bytes, { mode: 0o600 });
    }
  }
  return manifest;
}

export async function addPicture(manifest: PictureManifest, name: string, alt: string, trx: Trx) {
  const picture = manifest[name];
  if (!picture) return "";
  const { sha, width, height, widths, og } = picture;
  const row = { sha, width, height, anchos: JSON.stringify(widths), og: og ? 1 : 0 } as const;
  const about = { alt, alt_folded: fold(alt), origen: "demo", created_at: nowIso() } as const;
  await insertNew(trx, "media", [{ ...row, ...about }]);
  return `/media/${picture.sha}`;
}
