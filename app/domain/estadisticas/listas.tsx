import type { ComponentProps } from "react";
import type { Vacia } from "~/domain/busqueda/queries/vacias.server";
import { type ClicsProducto, pageKindLabel } from "~/domain/clics/pagina";
import type { Block } from "~/http/replies/block";
import { paths } from "~/site/paths";
import { Ranking, type RankingRow } from "~/ui/list/ranking";
import { BlockContent } from "~/ui/page/block-content";
import { ProseLink } from "~/ui/page/link";
import { formatNumber } from "~/ui/text/format-number";
import { formatPer100 } from "./dias";

interface ListasProps {
  paginas: Block<RankingRow[]>;
  origenes: Block<RankingRow[]>;
  clics: Block<ClicsProducto[]>;
  vacias: Block<Vacia[]>;
}

export const FAILED = "No se pudo cargar esta parte. Inténtalo de nuevo más tarde.";

export const Listas = ({ paginas, origenes, clics, vacias }: ListasProps) => (
  <>
    <Lista
      id="paginas"
      title="Lo más leído"
      columns={["Página", "Vistas"]}
      block={paginas}
      toRow={(each) => ({ ...each, href: each.name })}
    />
    <Lista
      id="origenes"
      title="De dónde llegan"
      columns={["Sitio", "Vistas"]}
      block={origenes}
      toRow={(each) => each}
    />
    <Lista
      id="clics"
      title="Botones de compra"
      columns={["Producto", "Clics", "Clics por 100 vistas de su ficha", "Desde"]}
      block={clics}
      toRow={({ title, slug, clics: count, ficha, paginas: kinds }) => ({
        name: title,
        href: paths.producto(slug),
        count,
        more: [
          formatPer100(ficha),
          kinds
            .map((each) => `${pageKindLabel(each.pagina)} ${formatNumber(each.clics)}`)
            .join(" · "),
        ],
      })}
    />
    <Lista
      id="vacias"
      title="Lo que no encuentran"
      columns={["Búsqueda", "Veces"]}
      block={vacias}
      toRow={({ texto, veces }) => ({ name: texto, count: veces })}
    />
    <p className="-mt-6">
      <ProseLink href={paths.adminBusqueda()}>Todas las búsquedas y los sinónimos</ProseLink>
    </p>
  </>
);

interface ListaProps<Item> extends Pick<ComponentProps<typeof Ranking>, "columns"> {
  id: string;
  title: string;
  block: Block<Item[]>;
  toRow(item: Item): RankingRow;
}

function Lista<Item>({ id, title, block, columns, toRow }: ListaProps<Item>) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="grid min-w-0 gap-4">
      <h2 id={`${id}-titulo`} className="text-2xl">
        {title}
      </h2>
      <BlockContent block={block} failed={FAILED} empty="Todavía no hay nada en este periodo.">
        {(items) => <Ranking label={title} columns={columns} rows={items.map(toRow)} />}
      </BlockContent>
    </section>
  );
}
