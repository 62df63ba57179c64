import { paths } from "~/paths";

/** Who made a picture. */
export interface Credito {
  texto: string;
  url: string | null;
  isUnsplash: boolean;
}

/** A picture as a page shows it. */
export interface Imagen {
  /** `/media/{sha}` for our own, an https address for an external one, empty for none. */
  url: string;
  alt: string;
  /** Pixels of the largest version; the box on the page keeps this shape. */
  width: number;
  height: number;
  /** Widths in which our own pictures exist as AVIF and WebP; empty for external ones. */
  anchos: number[];
  /** Looked up only for the pages that name it. */
  credito?: Credito | null;
}

const OWN_PICTURE = /^\/media\/([0-9a-f]{16,64})$/;

/** The sha of one of our own pictures, or undefined. */
export function shaOf(url: string): string | undefined {
  return OWN_PICTURE.exec(url)?.[1];
}

/** Own pictures and https addresses are shown; anything else that got into a column is not. */
export function isShowable(url: string): boolean {
  return OWN_PICTURE.test(url) || /^https:\/\//.test(url);
}

/**
 * Absolute address of the largest version, for those who read the page from outside it.
 * @param origin of this site; empty for a path of it
 * @returns undefined where there is no picture
 */
export function absoluteUrl(imagen: Imagen, origin: string): string | undefined {
  const sha = shaOf(imagen.url);
  if (!sha) return imagen.url || undefined;
  const width = imagen.anchos.at(-1);
  return width === undefined ? undefined : origin + paths.media(sha, `${width}.webp`);
}
