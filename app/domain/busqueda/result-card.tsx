import { Picture } from "~/domain/imagenes/screens/picture";
import type { Resultado } from "./busqueda";

export function ResultCard({ resultado }: { resultado: Resultado }) {
  const { href, titulo, descripcion, imagen, categoria } = resultado;
  return (
    <article className="card flex-row gap-4 p-4">
      <a
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className="frame w-24 flex-none self-start rounded-md sm:w-40"
      >
        <Picture imagen={imagen} sizes="(min-width: 32rem) 10rem, 6rem" thumb decorative />
      </a>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-soft">
          {categoria.href ? (
            <a
              href={categoria.href}
              className="py-0.5 font-medium hover:text-brand hover:underline"
            >
              {categoria.nombre}
            </a>
          ) : (
            categoria.nombre
          )}
        </p>
        <h3 className="mt-1 text-lg leading-snug">
          <a href={href} className="hover:text-brand hover:underline">
            {titulo}
          </a>
        </h3>
        {descripcion && <p className="mt-1.5 line-clamp-2 text-sm text-soft">{descripcion}</p>}
      </div>
    </article>
  );
}
