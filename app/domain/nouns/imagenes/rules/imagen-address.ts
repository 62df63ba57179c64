import { paths } from "~/site/paths";
import { type Imagen, shaOf } from "./imagen";

export function absoluteUrl(imagen: Imagen, origin: string): string | undefined {
  const sha = shaOf(imagen.url);
  if (!sha) return imagen.url || undefined;
  const width = imagen.anchos.at(-1);
  return width === undefined ? undefined : origin + paths.media(sha, `${width}.webp`);
}

export function sharePath({ url, foco }: Imagen): string | undefined {
  const sha = shaOf(url);
  return sha && paths.media(sha, shareFile(foco));
}

export const shareFile = (foco?: string) => `og${foco ? `-${foco}` : ""}.jpg`;
