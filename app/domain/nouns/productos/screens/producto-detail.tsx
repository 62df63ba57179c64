import { useSite } from "~/http/page/site-data";
import { formatDayAgo, formatLong, madridDay } from "~base/fechas";
import { Criterios } from "~nouns/ficha/criterios";
import { FichaPublicada } from "~nouns/ficha/ficha-publicada";
import { ImageCredit, Picture } from "~nouns/imagenes/screens/picture";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { CompararForm, CompareToggle } from "~nouns/productos/screens/compare-toggle";
import { AffiliateLabel, BuyLink, OtraTienda } from "./buy-link";
import * as publicada from "./evidencia-publicada";
import { Precio } from "./precio";
import { ParaQuien, Sintesis } from "./producto-sintesis";
import { ProductoTabs, type ResenaProps } from "./producto-tabs";
import { Rating } from "./rating";
import { ComoHaCambiado } from "./trayectoria";

const SIZES = "(min-width: 80rem) 43.5rem, (min-width: 64rem) 56vw, (min-width: 48rem) 45vw, 82vw";

/** Grid rows are fixed, so that content parsed later in one column does not shift the other. */
export function ProductoDetail({ producto, resena, dibujo }: ResenaProps) {
  const { retirada, descripcion } = producto;
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-6 wrap-anywhere md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-14">
      <Gallery producto={producto} />
      <div className="contents md:col-start-2 md:row-span-2 md:row-start-1 md:block md:space-y-6 lg:row-span-3">
        <Intro producto={producto} />
        {/* Sticky together, because the offer alone would slide over the summary. */}
        <div className="contents md:sticky md:top-6 md:block md:space-y-6">
          {retirada ? (
            <publicada.RetiradaNotice producto={producto} />
          ) : (
            <Offer producto={producto} />
          )}
          <Sintesis producto={producto} />
        </div>
      </div>
      <div className="grid content-start gap-6 empty:hidden md:col-start-1">
        {descripcion && <p className="max-w-text text-soft">{descripcion}</p>}
        <ParaQuien producto={producto} />
      </div>
      <div className="grid grid-cols-1 content-start gap-6 md:max-lg:col-span-2 lg:col-start-1">
        <FichaPublicada ficha={producto.ficha} />
        {dibujo}
        <Colores colores={producto.colores} />
        <publicada.Evidencia producto={producto} />
        <ComoHaCambiado trayectoria={producto.trayectoria} />
        <Criterios criterios={producto.criterios} rating={producto.rating} />
        <div className="mt-6">
          <publicada.Procedencia producto={producto} />
          <ProductoTabs producto={producto} resena={resena} />
          {!retirada && resena && (
            <div className="no-print mt-6">
              <BuyLink producto={producto} className="max-sm:w-full" />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

function Intro({ producto }: { producto: Producto }) {
  return (
    <div className="min-w-0">
      {producto.isrecommended && <p className="chip mb-3">Recomendado</p>}
      <h1 className="text-3xl">{producto.title}</h1>
      <Firma producto={producto} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Rating value={producto.rating} outOf />
        <CompararForm>
          <CompareToggle producto={producto} />
        </CompararForm>
      </div>
      {producto.veredicto && (
        <p className="mt-3 text-lg font-semibold sm:mt-4">{producto.veredicto}</p>
      )}
    </div>
  );
}

function Firma({ producto }: { producto: Producto }) {
  const { revisor, revisadoAt } = producto;
  if (!publicada.hasEvidencia(producto)) return null;
  return (
    <p className="mt-2 text-xs text-soft sm:text-sm">
      {revisor && (
        <>
          <publicada.Revisor producto={producto} /> ·{" "}
        </>
      )}
      {revisadoAt && `${formatLong(revisadoAt)} · `}
      <a href="#metodo" className="prose-link inline-block py-1">
        Cómo probamos
      </a>
    </p>
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
    <div className="rounded-lg border border-line bg-band p-4 sm:p-5">
      {producto.isDemo && <p className="mb-2 font-semibold">Producto de ejemplo, no existe</p>}
      <AffiliateLabel />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Precio producto={producto} className="text-2xl font-bold" visto={null} />
        <BuyLink producto={producto} className="w-full sm:max-md:w-auto" />
      </div>
      <OtraTienda producto={producto} />
      <p className="mt-3 text-xs text-soft">
        {producto.price && producto.precioComprobadoAt && (
          <>
            Precio visto el{" "}
            <time dateTime={madridDay(producto.precioComprobadoAt)}>
              {formatDayAgo(producto.precioComprobadoAt, now)}
            </time>
            .{" "}
          </>
        )}
        Los precios y la disponibilidad pueden variar.
      </p>
    </div>
  );
}

function Gallery({ producto }: { producto: Producto }) {
  const all = [producto.imagen, ...producto.imagenes].slice(0, 4);
  return (
    <div className="min-w-0 self-start max-md:-mb-2">
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
