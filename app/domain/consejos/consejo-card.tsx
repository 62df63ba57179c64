import { formatLong } from "~/domain/fechas";
import { Picture } from "~/domain/imagenes/picture";
import { paths } from "~/paths";
import type { ConsejoCard as Card } from "./consejo";
import { ConsejoChip } from "./consejo-chip";

interface ConsejoCardProps {
  consejo: Card;
  sizes: string;
  first?: boolean;
}

export function ConsejoCard({ consejo, sizes, first = false }: ConsejoCardProps) {
  const href = paths.consejo(consejo.slug);
  return (
    <article className="card">
      <a href={href} tabIndex={-1} aria-hidden="true" className="frame">
        <Picture imagen={consejo.imagen} sizes={sizes} first={first} decorative />
      </a>
      <div className="card-body">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
          <ConsejoChip consejo={consejo} />
          <time dateTime={consejo.fecha}>{formatLong(consejo.fecha)}</time>
        </p>
        <h3>
          <a href={href}>{consejo.titulo}</a>
        </h3>
        {consejo.extracto && <p className="text-sm text-soft">{consejo.extracto}</p>}
      </div>
    </article>
  );
}
