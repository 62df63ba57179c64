import { paths } from "~/paths";
import { useSite } from "~/site-data";
import { ResponsivePicture } from "~/ui/responsive-picture";
import { type Imagen, shaOf } from "./imagen";

interface PictureProps {
  imagen: Imagen;
  /** As in the `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** The first picture of a page: not lazy, and fetched first. */
  first?: boolean;
  /** Where the same words stand beside it, a reader need not hear them twice. */
  decorative?: boolean;
}

/** A picture for a frame that keeps its place; a quiet mark where there is none. */
export function Picture({ imagen, sizes, first = false, decorative = false }: PictureProps) {
  const { light } = useSite();
  const sha = shaOf(imagen.url);
  const alt = decorative ? "" : imagen.alt;
  if (!imagen.url) return <MissingPicture alt={alt} />;
  if (!sha) {
    return (
      <img
        src={imagen.url}
        alt={alt}
        width={imagen.width}
        height={imagen.height}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    );
  }
  const widths = light ? imagen.anchos.slice(0, 1) : imagen.anchos;
  const files = (type: string) =>
    widths.map((width) => ({ url: paths.media(sha, `${width}.${type}`), width }));
  return (
    <ResponsivePicture
      avif={files("avif")}
      webp={files("webp")}
      alt={alt}
      width={imagen.width}
      height={imagen.height}
      sizes={sizes}
      first={first}
    />
  );
}

function MissingPicture({ alt }: { alt: string }) {
  const mark = (
    <svg aria-hidden="true" viewBox="0 0 192 144" className="size-full fill-band-strong">
      <path d="M72 74c0 12 10 18 24 18s24-6 24-18zM96 52c-9 0-16 6-18 15h8c2-5 5-8 10-8s8 3 10 8h8c-2-9-9-15-18-15z" />
    </svg>
  );
  return alt ? (
    <span role="img" aria-label={alt} className="block size-full">
      {mark}
    </span>
  ) : (
    mark
  );
}
