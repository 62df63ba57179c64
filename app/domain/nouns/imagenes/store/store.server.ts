import { createHash } from "node:crypto";
import { log } from "~/runtime/log.server";
import { createLine } from "~/runtime/work-line";
import { nowIso } from "~base/fechas";
import type { Trx } from "~db/client.server";
import { hasRoom } from "~db/media/room.server";
import { removeFiles, storeMedia } from "~db/media/store.server";
import { isDiskFull } from "~db/trouble.server";
import { RefusedImageError } from "~nouns/imagenes/rules/image-error";
import { type Actor, recordSuceso, writeRecorded } from "~record/historial/historial.server";
import { checkImage, type EncodedImage, encodeImage } from "./encode.server";

const DECODERS = 2;
const inDecodingLine = createLine({ places: DECODERS, maxWaiting: 10 });
/** One at a time, because writing one picture twice would use the same temporary files. */
const oneAtATime = createLine({ places: 1, maxWaiting: Number.POSITIVE_INFINITY });

const DATA_URL = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]+)$/;

type Origin = { origen: "upload" | "import"; by?: Actor };

/** @throws {RefusedImageError | OverloadedError} */
export async function storeImagen(source: string | Uint8Array, origin: Origin): Promise<string> {
  if (!(await hasRoom())) throw new RefusedImageError("espacio");
  const checked = await checkImage(source);
  const places = checked.isHeavy ? DECODERS : 1;
  const encoded = await inDecodingLine(() => encodeImage(checked), places);
  const sha = shaOfEncoded(encoded);
  const enter = (trx: Trx) => enterMedia(trx, sha, encoded, origin);
  await oneAtATime(() => storeMedia(sha, encoded.files, enter).catch(refuseFull));
  return `/media/${sha}`;
}

/** Names a picture by its content, so that it is stored only once. */
function shaOfEncoded({ files, anchos }: EncodedImage): string {
  const largest = files.get(`${anchos.at(-1)}.webp`) ?? Buffer.alloc(0);
  return createHash("sha256").update(largest).digest("hex").slice(0, 24);
}

function refuseFull(error: unknown): never {
  throw isDiskFull(error) ? new RefusedImageError("espacio", { cause: error }) : error;
}

export async function storeDataUrl(url: string, by?: Actor): Promise<string> {
  const base64 = DATA_URL.exec(url)?.[1];
  if (!base64) throw new RefusedImageError("formato");
  return storeImagen(Buffer.from(base64, "base64"), { origen: "import", by });
}

async function enterMedia(trx: Trx, sha: string, encoded: EncodedImage, { origen, by }: Origin) {
  const { width, height, anchos, files } = encoded;
  const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("media")
    .values({
      sha,
      width,
      height,
      anchos: JSON.stringify(anchos),
      og: 1,
      origen,
      bytes,
      created_by: by?.id ?? null,
      created_at: nowIso(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return;
  await recordSuceso(trx, { actor: by, action: "imagen.subida", target: sha, details: { bytes } });
}

export function removeImagen(sha: string, actor: Actor, remove: (trx: Trx) => Promise<boolean>) {
  return oneAtATime(async () => {
    const suceso = { actor, action: "imagen.eliminada", target: sha } as const;
    const isRemoved = await writeRecorded(suceso, remove);
    if (isRemoved) await removeFiles(sha).catch((error) => leaveToSweep(error, sha));
    return isRemoved;
  });
}

function leaveToSweep(err: unknown, sha: string): void {
  log().warn({ err, sha }, "files of a removed picture are left to the sweep");
}
