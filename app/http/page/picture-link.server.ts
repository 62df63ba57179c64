import type { PreloadedPicture } from "./page-context";

/** Names pictures only: script that came as early would delay them. */
export function pictureLink({ srcSet, sizes }: PreloadedPicture): string {
  const [smallest = ""] = srcSet.split(" ");
  return `<${smallest}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`;
}
