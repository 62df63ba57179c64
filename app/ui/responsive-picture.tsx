import { usePageContext } from "~/http/page-context";

export interface PictureFile {
  url: string;
  width: number;
}

interface ResponsivePictureProps {
  avif: PictureFile[];
  webp: PictureFile[];
  alt: string;
  width: number;
  height: number;
  sizes: string;
  first?: boolean;
}

const toSrcSet = (files: PictureFile[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(", ");

export function ResponsivePicture({
  avif,
  webp,
  alt,
  sizes,
  first,
  ...img
}: ResponsivePictureProps) {
  const page = usePageContext();
  const srcSet = toSrcSet(avif);
  if (first) page?.preloads.push({ srcSet, sizes });
  const loading = first ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        {...img}
        alt={alt}
        {...loading}
        decoding="async"
        src={webp[0]?.url}
        srcSet={toSrcSet(webp)}
        sizes={sizes}
      />
    </picture>
  );
}
