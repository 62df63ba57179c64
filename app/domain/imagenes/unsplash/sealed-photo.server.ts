import { isSigned, sign } from "~/runtime/signature.server";
import type { UnsplashPhoto } from "./photo-schema.server";

const PURPOSE = "unsplash";

/** Seals a result as the value of a form field, so that what comes back is what the search gave. */
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
