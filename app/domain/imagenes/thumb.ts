import { paths } from "~/paths";
import { type Imagen, shaOf } from "./imagen";

/** Width in pixels that a small picture in a grid needs. */
const THUMB_WIDTH = 320;

/** Address of the version of one of our own pictures that fits a grid. */
export function thumbPath({ url, anchos }: Imagen): string {
  const width = anchos.find((each) => each >= THUMB_WIDTH) ?? anchos.at(-1) ?? THUMB_WIDTH;
  return paths.media(shaOf(url) ?? "", `${width}.webp`);
}
