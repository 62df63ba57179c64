import { Picture } from "~/domain/imagenes/screens/picture";
import { PRICE_HINT } from "~/domain/productos/rules/producto";
import { Precio } from "~/domain/productos/screens/precio";
import { Rating } from "~/domain/productos/screens/rating";
import type { Resultado } from "../rules/busqueda";
import type { Trozo } from "../rules/fragmento";

export function ResultCard({ resultado }: { resultado: Resultado }) {
  const { href, titulo, fragmento, imagen, categoria, ficha } = resultado;
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
        {ficha && <Ficha {...ficha} />}
        <Fragmento trozos={fragmento} />
      </div>
    </article>
  );
}

function Ficha(ficha: NonNullable<Resultado["ficha"]>) {
  const { rating, retirada, isrecommended } = ficha;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Rating value={rating} />
      <Precio producto={ficha} className="font-semibold">
        {!retirada && <p className="font-semibold">{PRICE_HINT}</p>}
      </Precio>
      {isrecommended && <span className="chip">Recomendado</span>}
    </div>
  );
}

function Fragmento({ trozos }: { trozos: Trozo[] }) {
  if (trozos.length === 0) return null;
  let place = 0;
  return (
    <p className="mt-1.5 line-clamp-2 text-sm text-soft">
      {trozos.map(({ texto, isMarked }) => {
        place += texto.length;
        if (!isMarked) return <span key={place}>{texto}</span>;
        return (
          <mark key={place} className="rounded-sm bg-accent-tint px-0.5 text-ink">
            {texto}
          </mark>
        );
      })}
    </p>
  );
}
