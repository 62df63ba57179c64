import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { PictureLink } from "~/ui/page/link";
import { formatLong } from "~base/fechas";
import type { ConsejoCard } from "~nouns/consejos/queries/consejos.server";
import { Picture } from "~nouns/imagenes/screens/picture";
import { ConsejoChip } from "./consejo-chip";

type ConsejoGridProps = { consejos: ConsejoCard[]; columns?: 2 | 3; first?: boolean };

const SIZES = {
  2: "(min-width: 64rem) 25rem, (min-width: 32rem) 45vw, 82vw",
  3: "(min-width: 64rem) 25rem, (min-width: 48rem) 30vw, (min-width: 32rem) 38vw, 82vw",
  row: "(min-width: 64rem) 25rem, (min-width: 48rem) 30vw, (min-width: 32rem) 38vw, 7rem",
};

export function ConsejoGrid({ consejos, columns = 3, first = false }: ConsejoGridProps) {
  return (
    <ul
      className={`cards cells ${columns === 3 ? "filas articulos md:grid-cols-3" : "sm:grid-cols-2"}`}
    >
      {consejos.map((consejo, index) => (
        <li key={consejo.id}>
          <article className="card">
            <PictureLink href={paths.consejo(consejo.slug)} className="frame">
              <Picture
                imagen={consejo.imagen}
                sizes={SIZES[columns === 3 && index > 0 ? "row" : columns]}
                first={first && index === 0}
                decorative
              />
            </PictureLink>
            <div className="card-body">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
                <ConsejoChip consejo={consejo} />
                <time dateTime={consejo.fecha}>{formatLong(consejo.fecha)}</time>
              </p>
              <h3>
                <a href={paths.consejo(consejo.slug)}>{consejo.titulo}</a>
              </h3>
              {consejo.extracto && <p className="text-sm text-soft">{consejo.extracto}</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

export function ConsejosRecientes({ consejos }: { consejos: Block<ConsejoCard[]> }) {
  return (
    <BlockContent
      block={consejos}
      of="los consejos"
      empty="No hay consejos disponibles actualmente."
    >
      {(ultimos) => <ConsejoGrid consejos={ultimos} />}
    </BlockContent>
  );
}
