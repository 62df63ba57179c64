import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { formatBrief, formatLong, madridDay } from "~base/fechas";
import { type ConPrecio, centimosOf, FRANJAS } from "~base/precio";

const CIFRA = /(\d[\d.]{0,12}(?:,\d{1,2})?\s€)/;

interface PrecioProps {
  producto: ConPrecio;
  /** A span within tables, because text browsers start a new line at a paragraph. */
  as?: "p" | "span";
  className?: string;
  /** The text before the date of the check; null leaves the date out. */
  visto?: string | null;
  children?: ReactNode;
}

/** All pages must show prices by this component, which hides what may not be shown. */
export function Precio(props: PrecioProps) {
  const { producto, as: Tag = "p", className = "", visto = "visto el ", children } = props;
  const { price, franja, precioDe, precioComprobadoAt } = producto;
  const { now } = useSite();
  const classes = `price ${className}`.trim();
  if (franja !== null) {
    return (
      <Tag className={classes}>
        {"€".repeat(franja + 1)} <small>precio {FRANJAS[franja]}</small>
      </Tag>
    );
  }
  if (!price) return children;
  return (
    <Tag className={classes}>
      {price}{" "}
      {precioComprobadoAt && visto !== null && (
        <small>
          {visto}
          <time dateTime={madridDay(precioComprobadoAt)}>
            {formatBrief(precioComprobadoAt, now)}
          </time>
        </small>
      )}
      {precioDe && <small> en {precioDe}</small>}
    </Tag>
  );
}

/** A sentence with amounts derived from prices, and the date since when these are known. */
export function ConCifras({ texto, desde }: { texto: string; desde?: string }) {
  return (
    <>
      {texto.split(CIFRA).map((part, n) =>
        n % 2 === 0 ? (
          part
        ) : (
          <data key={`${n} ${part}`} value={(centimosOf(part) ?? 0) / 100}>
            {part}
          </data>
        ),
      )}
      {desde && (
        <>
          , según los precios vistos desde el{" "}
          <time dateTime={madridDay(desde)}>{formatLong(desde)}</time>
        </>
      )}
    </>
  );
}
