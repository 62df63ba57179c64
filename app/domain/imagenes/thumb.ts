import { paths } from "~/paths";
import { type Imagen, shaOf } from "./imagen";

const THUMB_WIDTH = 320;

export function thumbPath({ url, anchos }: Imagen): string {
  const width = anchos.find((each) => each >= THUMB_WIDTH) ?? anchos.at(-1) ?? THUMB_WIDTH;
  return paths.media(shaOf(url) ?? "", `${width}.webp`);
}
