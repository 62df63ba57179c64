import { PictureLink } from "~/ui/page/link";
import { Picture } from "~nouns/imagenes/screens/picture";
import { ProductoFilas } from "~nouns/productos/screens/producto-grid";
import type { Resultado } from "../rules/busqueda";
import type { Trozo } from "../rules/fragmento";

export function ResultCard({ resultado }: { resultado: Resultado }) {
  const { href, titulo, fragmento, imagen, categoria } = resultado;
  return (
    <article className="card flex-row gap-4 p-4">
      <PictureLink href={href} className="frame w-24 flex-none self-start rounded-md sm:w-40">
        <Picture imagen={imagen} sizes="(min-width: 32rem) 10rem, 6rem" thumb decorative />
      </PictureLink>
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
        <Fragmento trozos={fragmento} />
      </div>
    </article>
  );
}

/** Shows the verdict as well, unless the quoted sentence is part of it. */
export function ProductosHallados({ resultados }: { resultados: readonly Resultado[] }) {
  const cards = resultados.flatMap(({ producto, fragmento }) => {
    if (!producto) return [];
    const { veredicto } = producto;
    const isOfVerdict = veredicto?.includes(fragmento.map(({ texto }) => texto).join(""));
    return { ...producto, veredicto: isOfVerdict ? null : veredicto, fragmento };
  });
  return (
    <ProductoFilas
      productos={cards}
      detail={({ fragmento }) => <Fragmento trozos={fragmento} />}
      className="mt-4 lg:grid-cols-2 lg:*:last:odd:col-span-full"
    />
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
          <mark key={place} className="-mx-0.5 rounded-sm bg-accent-tint px-0.5 text-ink">
            {texto}
          </mark>
        );
      })}
    </p>
  );
}
