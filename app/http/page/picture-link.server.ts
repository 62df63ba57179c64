import type { PreloadedPicture } from "./page-context";

/** Script that came as early would delay the pictures. */
export function pictureLink({ srcSet, sizes }: PreloadedPicture): string {
  const [smallest = ""] = srcSet.split(" ");
  return `<${smallest}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`;
}
