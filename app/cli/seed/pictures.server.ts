import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { projectRoot, settings } from "~/runtime/env.server";
import { nowIso } from "~base/fechas";
import { fold } from "~base/texto";
import type { Trx } from "~db/client.server";
import { insertNew } from "./insert-new.server";

const manifestSchema = z.record(
  z.string(),
  z.object({
    sha: z.string(),
    width: z.number(),
    height: z.number(),
    widths: z.array(z.number()),
    og: z.boolean().optional(),
  }),
);

export type PictureManifest = z.output<typeof manifestSchema>;

const source = () => path.join(projectRoot(), "db/demo/media");

export async function readManifest(): Promise<PictureManifest> {
  const text = await readFile(path.join(source(), "manifest.json"), "utf8");
  return manifestSchema.parse(JSON.parse(text));
}

export async function copyPictures(isWanted: RegExp): Promise<PictureManifest> {
  const manifest = await readManifest();
  const target = path.join(settings().DATA_DIR, "media");
  await mkdir(target, { recursive: true, mode: 0o700 });
  const wanted = Object.entries(manifest).filter(([name]) => isWanted.test(name));
  for (const [name, picture] of wanted) {
    const files = picture.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    if (picture.og) files.push("og.jpg");
    for (const file of files) {
      const bytes = await readFile(path.join(source(), `${name.replaceAll("/", "--")}-${file}`));
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
