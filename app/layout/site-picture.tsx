import { useSite } from "~/site-data";
import { type PictureFile, ResponsivePicture } from "~/ui/responsive-picture";

const modules = import.meta.glob<string>("../../db/seed/media/sitio--*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

const FILE = /sitio--(?<name>.+)-(?<width>\d+)\.(?<type>avif|webp)$/;

function filesOf(name: string, type: "avif" | "webp"): PictureFile[] {
  return Object.entries(modules)
    .flatMap(([path, url]) => {
      const parts = FILE.exec(path)?.groups;
      return parts?.name === name && parts.type === type
        ? [{ url, width: Number(parts.width) }]
        : [];
    })
    .sort((a, b) => a.width - b.width);
}

interface SitePictureProps {
  name: "hero" | "moises" | "no-encontrado" | "comparar";
  sizes: string;
  first?: boolean;
}

/** One of the site's own illustrations; they belong to the build, not to the owner's pictures. */
export function SitePicture({ name, sizes, first }: SitePictureProps) {
  const { light } = useSite();
  const pick = (files: PictureFile[]) => (light ? files.slice(0, 1) : files);
  return (
    <ResponsivePicture
      avif={pick(filesOf(name, "avif"))}
      webp={pick(filesOf(name, "webp"))}
      alt=""
      width={1200}
      height={900}
      sizes={sizes}
      first={first}
    />
  );
}

/** Above the words of a page that is not there. */
export function NotFoundPicture() {
  return (
    <div className="frame w-60 rounded-xl">
      <SitePicture name="no-encontrado" sizes="15rem" first />
    </div>
  );
}
