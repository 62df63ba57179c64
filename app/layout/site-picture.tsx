import { useSite } from "~/http/page/site-data";
import { ResponsivePicture } from "~/ui/picture/responsive-picture";

const modules = import.meta.glob<string>("../../db/demo/media/sitio--*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

const FILE = /\/sitio--(?<name>[^/]+)-(?<width>\d+)\.(?<type>avif|webp)$/;
const FALLBACK_WIDTH = 800;

const files = Object.entries(modules)
  .map(([path, url]) => {
    const { name, type, width } = FILE.exec(path)?.groups ?? {};
    return { url, name, type, width: Number(width) };
  })
  .sort((a, b) => a.width - b.width);

interface SitePictureProps {
  name: string;
  sizes: string;
  first?: boolean;
}

/** Illustrations of the build, which are not in the owner's library. */
export function SitePicture({ name, sizes, first }: SitePictureProps) {
  const { light } = useSite();
  const own = files.filter((file) => file.name === name);
  const avif = own.filter(({ type }) => type === "avif");
  const webp = own.filter(
    ({ type, width }) => type === "webp" && (light || width === FALLBACK_WIDTH),
  );
  return (
    <ResponsivePicture
      avif={light ? avif.slice(0, 1) : avif}
      fallback={webp[0]?.url}
      alt=""
      width={1200}
      height={900}
      sizes={sizes}
      first={first}
    />
  );
}

export function NotFoundPicture() {
  return (
    <div className="frame w-60 rounded-xl">
      <SitePicture name="no-encontrado" sizes="15rem" first />
    </div>
  );
}
