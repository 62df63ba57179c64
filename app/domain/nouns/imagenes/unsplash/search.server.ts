import { log } from "~/runtime/log.server";
import { isSigned, sign } from "~/runtime/signature.server";
import { countBeforeWork, counterOf, TooManyAttemptsError } from "~base/limits/attempts.server";
import type { UnsplashPhoto } from "./photo-schema.server";
import { type Unsplash, UnsplashError, unsplash } from "./unsplash.server";

export type FoundPhoto = Omit<UnsplashPhoto, "regular" | "download"> & { value: string };

export type PhotoSearch =
  | { state: "off" | "idle" | "empty" | "failed" | "limited" }
  | { state: "found"; photos: FoundPhoto[] };

export async function searchPhotos(
  keyword: string,
  userId: string,
  client: Unsplash | undefined = unsplash(),
): Promise<PhotoSearch> {
  if (!client) return { state: "off" };
  if (keyword.trim() === "") return { state: "idle" };
  try {
    await countBeforeWork([counterOf("fotos", userId)], new Date());
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

const PURPOSE = "unsplash";

/** Signs a photo, so that the form can send back only photos that our search has found. */
export function sealPhoto(photo: UnsplashPhoto): string {
  const text = Buffer.from(JSON.stringify(photo)).toString("base64url");
  return `${text}.${sign(PURPOSE, text)}`;
}

export function openPhoto(value: unknown): UnsplashPhoto | undefined {
  if (typeof value !== "string") return undefined;
  const [text = "", signature = "", ...rest] = value.split(".");
  if (rest.length > 0 || !isSigned(PURPOSE, text, signature)) return undefined;
  return JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as UnsplashPhoto;
}
