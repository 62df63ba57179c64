import { CompareToggle } from "~/domain/comparativa/compare-toggle";
import { formatDayAgo } from "~/domain/fechas";
import { Criterios } from "~/domain/ficha/criterios";
import { FichaTabla } from "~/domain/ficha/ficha-tabla";
import { ImageCredit, Picture } from "~/domain/imagenes/screens/picture";
import type { Producto } from "~/domain/productos/queries/producto-row.server";
import { BUY_LABEL, isRated, PRICE_HINT } from "~/domain/productos/rules/producto";
import { useSite } from "~/http/page/site-data";
import { ScrollBox } from "~/ui/page/scroll-box";
import { AffiliateLabel, BuyLink, OtraTienda } from "./buy-link";
import { Evidencia, hasEvidencia, Procedencia, RetiradaNotice } from "./evidencia-publicada";
import { ParaQuien, Sintesis } from "./producto-sintesis";
import { ProductoTabs, type ResenaProps } from "./producto-tabs";
import { Rating } from "./rating";

const SIZES = "(min-width: 80rem) 47.5rem, (min-width: 64rem) 58vw, (min-width: 48rem) 45vw, 82vw";

/**
 * On tablets the offer lies under the picture, so that nothing moves what is there already. On wide
 * screens offer and sheet stay beside the review, together, so that neither covers the other.
 */
export function ProductoDetail({ producto, resena }: ResenaProps) {
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-6 wrap-anywhere md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-14">
      <Gallery producto={producto} />
      <div className="contents lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:block">
        <Intro producto={producto} />
        <ScrollBox
          aria-label="Oferta y ficha"
          className="beside-review contents grid-cols-1 lg:mt-6 lg:grid lg:gap-6"
        >
          {producto.retirada ? (
            <RetiradaNotice producto={producto} />
          ) : (
            <Offer producto={producto} />
          )}
          <div className="max-lg:order-1 empty:hidden md:max-lg:col-span-2">
            <FichaTabla ficha={producto.ficha} />
          </div>
        </ScrollBox>
      </div>
      <div className="grid content-start gap-4 lg:col-start-1 lg:row-start-2">
        <ParaQuien producto={producto} />
        <Colores colores={producto.colores} />
        <Evidencia producto={producto} />
        <Criterios criterios={producto.criterios} />
      </div>
      <div className="mt-6 max-lg:order-2 md:max-lg:col-span-2">
        <Procedencia producto={producto} />
        <ProductoTabs producto={producto} resena={resena} />
        {!producto.retirada && (
          <div className="no-print mt-6">
            <BuyLink producto={producto} className="max-sm:w-full">
              {producto.price ? PRICE_HINT : BUY_LABEL}
            </BuyLink>
          </div>
        )}
      </div>
    </article>
  );
}

function Intro({ producto }: { producto: Producto }) {
  return (
    <div className="min-w-0 md:max-lg:row-span-2">
      {producto.isrecommended && <p className="chip mb-3">Recomendado</p>}
      <h1 className="text-3xl">{producto.title}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <NotaConMetodo producto={producto} />
        <CompareToggle producto={producto} />
      </div>
      <Sintesis producto={producto} />
      {producto.descripcion && <p className="mt-4 text-soft">{producto.descripcion}</p>}
    </div>
  );
}

/** The stars lead to how they were given, where that is told. */
function NotaConMetodo({ producto }: { producto: Producto }) {
  const nota = <Rating value={producto.rating} outOf />;
  if (!isRated(producto.rating) || !hasEvidencia(producto)) return nota;
  return (
    <a href="#metodo" className="py-1 underline underline-offset-4">
      {nota}
      <span className="sr-only">. Cómo la hemos revisado</span>
    </a>
  );
}

function Colores({ colores }: { colores: string[] }) {
  if (colores.length === 0) return null;
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold">Colores</h2>
      <ul className="mt-2 flex flex-wrap gap-2 text-sm">
        {colores.map((color) => (
          <li
            key={color}
            className="inline-block rounded-full border border-line px-3 py-1 first-letter:uppercase"
          >
            {color}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offer({ producto }: { producto: Producto }) {
  const { now } = useSite();
  return (
    <div className="rounded-lg border border-line bg-band p-5 md:max-lg:row-span-2 md:self-start">
      {producto.isDemo && <p className="mb-2 font-semibold">Producto de ejemplo, no existe</p>}
      <AffiliateLabel />
      <div className="flex flex-wrap items-center justify-between gap-4">
        {producto.price && <p className="text-2xl font-bold">{producto.price}</p>}
        <BuyLink producto={producto} className="w-full sm:max-md:w-auto" />
      </div>
      <OtraTienda producto={producto} />
      <p className="mt-3 text-xs text-soft">
        {producto.price && producto.precioComprobadoAt && (
          <>Precio visto el {formatDayAgo(producto.precioComprobadoAt, now)}. </>
        )}
        Los precios y la disponibilidad pueden variar.
      </p>
    </div>
  );
}

function Gallery({ producto }: { producto: Producto }) {
  const all = [producto.imagen, ...producto.imagenes].slice(0, 4);
  return (
    <div className="min-w-0 self-start">
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
      {all.length > 1 && (
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
      )}
      <ImageCredit imagenes={all} />
    </div>
  );
}
