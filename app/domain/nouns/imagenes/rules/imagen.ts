import { paths } from "~/site/paths";

export type Credito = { texto: string; url: string | null; isUnsplash: boolean };

export interface Imagen {
  /** `/media/{sha}` for our pictures, an https address for external ones, empty for none. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** The widths in which the picture exists; external pictures have none. */
  anchos: number[];
  foco?: string;
  credito?: Credito | null;
  isIA?: boolean;
}

const OWN_PICTURE = /^\/media\/([0-9a-f]{16,64})$/;

export const shaOf = (url: string): string | undefined => OWN_PICTURE.exec(url)?.[1];

export const isShowable = (url: string) => OWN_PICTURE.test(url) || /^https:\/\//.test(url);

const THUMB_WIDTH = 320;

export function thumbPath({ url, anchos }: Imagen): string {
  const width = anchos.find((each) => each >= THUMB_WIDTH) ?? anchos.at(-1) ?? THUMB_WIDTH;
  return paths.media(shaOf(url) ?? "", `${width}.webp`);
}

export function absoluteUrl({ url, anchos }: Imagen, origin: string): string | undefined {
  const sha = shaOf(url);
  if (!sha) return url || undefined;
  const width = anchos.at(-1);
  return width === undefined ? undefined : origin + paths.media(sha, `${width}.webp`);
}

export function sharePath({ url, foco }: Imagen): string | undefined {
  const sha = shaOf(url);
  return sha && paths.media(sha, shareFile(foco));
}

export const shareFile = (foco?: string) => `og${foco ? `-${foco}` : ""}.jpg`;
