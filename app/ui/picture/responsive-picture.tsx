import { usePageContext } from "~/http/page/page-context";

interface ResponsivePictureProps {
  avif: { url: string; width: number }[];
  fallback: string | undefined;
  alt: string;
  width: number;
  height: number;
  className?: string;
  sizes: string;
  first?: boolean;
}

export function ResponsivePicture(props: ResponsivePictureProps) {
  const { avif, fallback, alt, sizes, first, ...size } = props;
  const page = usePageContext();
  const srcSet = avif.map(({ url, width }) => `${url} ${width}w`).join(", ");
  if (first) page?.preloads.push({ srcSet, sizes });
  const loading = first ? { fetchPriority: "high" as const } : { loading: "lazy" as const };
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img {...size} alt={alt} {...loading} src={fallback} />
    </picture>
  );
}
