import {
  type AttemptLimit,
  TooManyAttemptsError,
  takeAttempt,
} from "~/domain/attempt-limits/attempt-limits.server";
import { log } from "~/runtime/log.server";
import { database } from "~db/client.server";
import type { UnsplashPhoto } from "./photo-schema.server";
import { sealPhoto } from "./sealed-photo.server";
import { type Unsplash, UnsplashError, unsplash } from "./unsplash.server";

export type FoundPhoto = Omit<UnsplashPhoto, "regular" | "download"> & { value: string };

export type PhotoSearch =
  | { state: "off" | "idle" | "empty" | "failed" | "limited" }
  | { state: "found"; photos: FoundPhoto[] };

const LIMIT: AttemptLimit = { purpose: "fotos", max: 20, windowMs: 60_000 };

export async function searchPhotos(
  keyword: string,
  userId: string,
  client: Unsplash | undefined = unsplash(),
): Promise<PhotoSearch> {
  if (!client) return { state: "off" };
  if (keyword.trim() === "") return { state: "idle" };
  try {
    await database().write((trx) => takeAttempt(trx, { limit: LIMIT, who: userId }, new Date()));
    const photos = await client.search(keyword);
    if (photos.length === 0) return { state: "empty" };
    return {
      state: "found",
      photos: photos.map((photo) => {
        const { regular, download, ...shown } = photo;
        return { ...shown, value: sealPhoto(photo) };
      }),
    };
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return { state: "limited" };
    if (!(error instanceof UnsplashError)) throw error;
    log().warn({ err: error }, "photo search failed");
    return { state: "failed" };
  }
}
