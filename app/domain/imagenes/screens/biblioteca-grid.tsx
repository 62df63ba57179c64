import type { ImagenDeBiblioteca } from "~/domain/imagenes/queries/biblioteca.server";
import { thumbPath } from "~/domain/imagenes/rules/imagen";
import { THUMB_FAILED } from "~/domain/imagenes/rules/mensajes";
import { paths } from "~/site/paths";
import { PreviewImage } from "~/ui/picture/preview-image";
import { formatCount } from "~/ui/text/format-number";

export function BibliotecaGrid({ imagenes }: { imagenes: ImagenDeBiblioteca[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {imagenes.map((each) => (
        <li key={each.sha} className="card">
          <PreviewImage
            sources={[thumbPath(each.imagen)]}
            alt=""
            failed={THUMB_FAILED}
            lazy
            className="aspect-[4/3] w-full"
          />
          <div className="grid flex-1 content-start gap-1.5 p-3 text-sm">
            <a
              href={paths.adminImagen(each.sha)}
              className="line-clamp-2 font-semibold after:absolute after:inset-0 hover:underline"
            >
              {each.alt || <span className="text-soft">Sin texto alternativo</span>}
            </a>
            {each.credito && <p className="truncate text-soft">{each.credito}</p>}
            <p className={`mt-auto ${each.usos.length === 0 ? "text-soft" : "text-brand"}`}>
              {each.usos.length === 0 ? "Sin usar" : formatCount(each.usos.length, "uso", "usos")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
