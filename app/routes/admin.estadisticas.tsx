import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { guarded, requireAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { block, blockStatus } from "~/http/responses/responses.server";
import type { Block } from "~/http/results/block";
import { prose } from "~/layout/legal/prose";
import { pageKindLabel } from "~/site/page-kind";
import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";
import { Ranking, type RankingRow } from "~/ui/list/ranking";
import { BlockContent } from "~/ui/page/block-content";
import { ProseLink } from "~/ui/page/link";
import { formatNumber } from "~/ui/text/format-number";
import { findVacias } from "~features/busqueda/queries/vacias.server";
import { findClicsByProducto } from "~features/clics/clics.server";
import { Dias, formatPer100 } from "~features/estadisticas/dias";
import { findDias, findTop, firstDay } from "~features/vistas/vistas.server";

export { ErrorBoundary } from "~/layout/admin/screen";

const PERIODOS = [7, 30, 90] as const;

const COMO_SE_CUENTA = `
  Una vista es una página que alguien tiene delante. Se suma al día, a la página y, si llega por un enlace de fuera, al nombre de ese sitio: ni cookie, ni dirección, ni hora. No cuentan los robots que dicen que lo son ni quien ha entrado en este panel, y se guardan las mil cifras más altas de cada día.
  Al pulsar un enlace de compra, el navegador avisa al sitio por su cuenta y va directamente a Amazon, sin redirección. Se cuenta de menos: hay navegadores y bloqueadores que no avisan, y sin script Firefox no lo hace. De una misma dirección se cuentan como mucho cinco clics por producto y hora. Las compras y comisiones reales están en el panel de Amazon Afiliados.
`;

export const loader = guarded(requireAdmin, async ({ query }) => {
  const asked = Number(query.get("dias"));
  const periodo = PERIODOS.find((days) => days === asked) ?? 30;
  const blocks = {
    dias: await block(findDias(periodo)),
    paginas: await block(findTop("pagina", periodo)),
    origenes: await block(findTop("origen", periodo)),
    clics: await block(findClicsByProducto(periodo)),
    vacias: await block(findVacias(firstDay(periodo))),
  };
  return data({ periodo, ...blocks }, { status: blockStatus(...Object.values(blocks)) });
});

export const meta = privateMeta("Estadísticas");

export default function EstadisticasPage() {
  const { periodo, dias, ...listas } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="text-3xl">Estadísticas</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Lo que se lee, de dónde llega la gente, qué botones de compra pulsa y qué no encuentra.
      </p>
      <div className="my-6">
        <FilterLinks
          label="Periodo"
          links={PERIODOS.map((days) => ({
            href: paths.adminEstadisticas({ dias: days }),
            text: `${days} días`,
            isCurrent: days === periodo,
          }))}
        />
      </div>
      <div className="grid gap-10">
        <Dias dias={dias} />
        <Listas {...listas} />
        <div className="prose max-w-2xl text-sm text-soft">
          <h2 className="text-lg! text-ink">Cómo se cuenta</h2>
          {prose(COMO_SE_CUENTA)}
        </div>
      </div>
    </>
  );
}

type ListasProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, "periodo" | "dias">;

const Listas = ({ paginas, origenes, clics, vacias }: ListasProps) => (
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
      <BlockContent block={block} of="esta parte" empty="Todavía no hay nada en este periodo.">
        {(items) => <Ranking label={title} columns={columns} rows={items.map(toRow)} />}
      </BlockContent>
    </section>
  );
}
