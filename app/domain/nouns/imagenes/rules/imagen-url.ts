import { shaOf } from "./imagen";

export const isDataImage = (url: string): boolean => /^data:image\//i.test(url);

export function isImageUrl(url: string): boolean {
  if (isDataImage(url)) return /^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=\s]+$/.test(url);
  if (url.startsWith("/media/")) return shaOf(url) !== undefined;
  return isExternalUrl(url);
}

export const isOwnOrHttps = (url: string) => isImageUrl(url) && !isDataImage(url);

const MAX_INDEXED_BYTES = 2_000;

export function isExternalUrl(url: string): boolean {
  const isAddress = /^https:\/\/[^\s\p{Cc}\p{Cf}\\"<>]+$/u.test(url) && URL.canParse(url);
  return isAddress && new TextEncoder().encode(url).length <= MAX_INDEXED_BYTES;
}
