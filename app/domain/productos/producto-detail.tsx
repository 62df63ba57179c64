import { CompareToggle } from "~/domain/comparativa/compare-toggle";
import { formatLong } from "~/domain/fechas";
import { useSite } from "~/site-data";
import { AffiliateLabel } from "./affiliate-label";
import { BuyLink } from "./buy-link";
import { Evidencia, RetiradaNotice } from "./evidencia-publicada";
import { Gallery } from "./gallery";
import type { Producto } from "./producto";
import { ProductoTabs } from "./producto-tabs";
import { Rating } from "./rating";

/** The product itself: pictures, what it costs and where, and the three texts. */
export function ProductoDetail({ producto }: { producto: Producto }) {
  return (
    <article>
      <div className="grid gap-8 md:grid-cols-2 lg:gap-14">
        <Gallery producto={producto} />
        <div>
          {producto.isrecommended && <p className="chip mb-3">Recomendado</p>}
          <h1 className="text-3xl">{producto.title}</h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Rating value={producto.rating} outOf />
            <CompareToggle producto={producto} className="no-print" />
          </div>
          {producto.descripcion && <p className="mt-5 text-lg text-soft">{producto.descripcion}</p>}
          <Colores colores={producto.colores} />
          {producto.retirada ? (
            <RetiradaNotice producto={producto} />
          ) : (
            <Offer producto={producto} />
          )}
          <Evidencia producto={producto} />
        </div>
      </div>
      <ProductoTabs producto={producto} />
    </article>
  );
}

function Colores({ colores }: { colores: string[] }) {
  if (colores.length === 0) return null;
  return (
    <div className="mt-5">
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
    <div className="mt-6 rounded-lg border border-line bg-band p-5">
      <AffiliateLabel />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-2xl font-bold">
          {producto.price ?? (
            <span className="text-base font-normal text-soft">Ver precio en Amazon</span>
          )}
        </p>
        <BuyLink producto={producto} className="btn btn-buy w-full sm:w-auto" />
      </div>
      <p className="mt-3 text-xs text-soft">
        {producto.price && producto.precioComprobadoAt && (
          <>Precio comprobado el {formatLong(producto.precioComprobadoAt)}. </>
        )}
        Los precios y la disponibilidad pueden variar. Consultado el {formatLong(now)}.
      </p>
    </div>
  );
}
