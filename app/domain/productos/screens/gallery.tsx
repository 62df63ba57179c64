import { ImageCredit } from "~/domain/imagenes/screens/image-credit";
import { Picture } from "~/domain/imagenes/screens/picture";
import type { Producto } from "~/domain/productos/rules/producto";

const SIZES = "(min-width: 80rem) 47.5rem, (min-width: 64rem) 58vw, (min-width: 48rem) 45vw, 82vw";

export function Gallery({ producto }: { producto: Producto }) {
  const all = [producto.imagen, ...producto.imagenes].slice(0, 4);
  if (all.length === 1) {
    return (
      <div className="self-start">
        <div className="frame rounded-xl">
          <Picture imagen={producto.imagen} sizes={SIZES} first />
        </div>
        <ImageCredit imagenes={all} />
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <ul className="flex snap-x snap-mandatory overflow-x-auto rounded-xl">
        {all.map((imagen, index) => (
          <li
            key={imagen.url}
            id={`foto-${index + 1}`}
            className="frame w-full flex-none snap-start"
          >
            <Picture imagen={imagen} sizes={SIZES} first={index === 0} />
          </li>
        ))}
      </ul>
      <ul data-galeria aria-label="Más imágenes" className="mt-3 grid grid-cols-4 gap-3">
        {all.map((imagen, index) => (
          <li key={imagen.url}>
            <a
              href={`#foto-${index + 1}`}
              aria-label={`Imagen ${index + 1}`}
              className="frame rounded-md"
            >
              <Picture imagen={imagen} sizes="8rem" thumb decorative />
            </a>
          </li>
        ))}
      </ul>
      <ImageCredit imagenes={all} />
    </div>
  );
}
