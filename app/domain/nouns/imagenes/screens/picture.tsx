import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { ResponsivePicture } from "~/ui/picture/responsive-picture";
import { type Imagen, shaOf } from "~nouns/imagenes/rules/imagen";

interface PictureProps {
  imagen: Imagen;
  sizes: string;
  first?: boolean;
  thumb?: boolean;
  /** The largest width offered, for pages with many small pictures. */
  most?: number;
  decorative?: boolean;
}

const THUMB_MAX = 320;
const FALLBACK_MAX = 640;

export function Picture(props: PictureProps) {
  const { imagen, sizes, first = false, thumb = false, most, decorative = false } = props;
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
        referrerPolicy="no-referrer"
      />
    );
  }
  const widths = pickWidths(imagen.anchos, { thumb, most, light });
  const middling = widths.findLast((width) => width <= FALLBACK_MAX) ?? widths[0];
  return (
    <ResponsivePicture
      avif={widths.map((width) => ({ url: paths.media(sha, `${width}.avif`), width }))}
      fallback={paths.media(sha, `${middling}.webp`)}
      alt={alt}
      width={imagen.width}
      height={imagen.height}
      className={imagen.foco && `object-${imagen.foco}`}
      sizes={sizes}
      first={first}
    />
  );
}

type Limits = { thumb: boolean; most: number | undefined; light: boolean };

function pickWidths(anchos: number[], { thumb, most, light }: Limits) {
  const fitting = anchos.filter((width) =>
    thumb ? width <= THUMB_MAX : width >= THUMB_MAX && width <= (most ?? width),
  );
  const widths = fitting.length > 0 ? fitting : anchos;
  return light ? widths.slice(0, 1) : widths;
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

/** Names the pictures by number if there are several. */
export function ImageCredit({ imagenes }: { imagenes: readonly Imagen[] }) {
  const people = new Map(
    imagenes.flatMap(({ credito, isIA }) =>
      credito ? [[`${credito.texto} ${credito.url}`, { ...credito, isIA }]] : [],
    ),
  );
  if (people.size === 0 && !imagenes.some(({ isIA }) => isIA)) return null;
  return (
    <ul className="mt-2 text-sm text-soft">
      {imagenes.map(
        ({ url, isIA }, at) =>
          isIA && <li key={url}>Imagen{imagenes.length > 1 && ` ${at + 1}`} creada con IA</li>,
      )}
      {[...people].map(([key, { texto, url, isUnsplash, isIA }]) => (
        <li key={key}>
          {isIA ? "Imagen" : "Foto"}:{" "}
          {url ? (
            <a href={url} rel="nofollow noopener" className="prose-link inline-block py-0.5">
              {texto}
            </a>
          ) : (
            texto
          )}
          {isUnsplash && " en Unsplash"}
        </li>
      ))}
    </ul>
  );
}
