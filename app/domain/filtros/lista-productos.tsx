import type { ReactNode } from "react";
import { PRECIO_VIEJO_DIAS } from "~/domain/precio";
import { ProductoGrid, ProductoRows } from "~/domain/productos/screens/producto-grid";
import { useSite } from "~/http/page/site-data";
import type { Block } from "~/http/replies/block";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { ProseLink } from "~/ui/page/link";
import { Pagination } from "~/ui/page/pagination";
import { formatCount } from "~/ui/text/format-number";
import { FiltroForm, FiltrosElegidos } from "./filtro-form";
import type { Lista, ProductoEnLista } from "./lista.server";
import { TablaProductos } from "./tabla-productos";

type ListaProductosProps = { slug: string; pagina: number; lista: Block<Lista> };

export function ListaProductos({ slug, pagina, lista }: ListaProductosProps) {
  const isByEuros = useSite().precios !== "franja";
  if ("failed" in lista) return <Productos titulo={RECOMENDADOS} block={lista} />;
  const { filtro, productos, total, paginas } = lista.data;
  const [first, second] = filtro.isAsked
    ? [{ titulo: "Productos que buscas", productos }]
    : groupsOf(lista.data);
  return (
    <>
      <Productos
        titulo={first.titulo}
        block={{ data: first.productos }}
        empty={
          filtro.isAsked
            ? "Ningún producto cumple todo eso. Quita algún filtro."
            : "Próximamente más productos"
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          {total > 0 && (
            <p className="min-w-0 flex-1 text-sm leading-5 text-soft">
              {formatCount(total, "producto", "productos")}
              {paginas > 1 && `, página ${pagina} de ${paginas}`}.{" "}
              <ProseLink href={paths.comoOrdenamos("categorias")}>Cómo ordenamos</ProseLink>
            </p>
          )}
          {(total > 1 || filtro.isAsked) && <FiltroForm slug={slug} filtro={filtro} />}
        </div>
        <FiltrosElegidos slug={slug} filtro={filtro} />
        {isByEuros && (filtro.elegidos.hasta || filtro.elegidos.orden === "precio") && (
          <p className="mt-3 text-sm text-soft">
            Solo cuentan los precios vistos en los últimos {PRECIO_VIEJO_DIAS} días.
          </p>
        )}
      </Productos>
      {second && (
        <Productos titulo={second.titulo} block={{ data: second.productos }} View={ProductoRows} />
      )}
      <TablaProductos productos={productos} />
      <Pagination
        pagina={pagina}
        paginas={paginas}
        hrefOf={(page) => paths.categoria(slug, page, filtro.elegidos)}
      />
    </>
  );
}

const RECOMENDADOS = "Productos Recomendados";

type Grupo = { titulo: string; productos: ProductoEnLista[] };

/** The recommended come first, so a later page may begin with the rest, where withdrawn ones are too. */
function groupsOf({ productos, hasRecomendados }: Lista): [Grupo, Grupo?] {
  const isHead = (each: ProductoEnLista) => each.isrecommended && !each.retirada;
  const head = { titulo: RECOMENDADOS, productos: productos.filter(isHead) };
  const others = productos.filter((each) => !isHead(each));
  if (others.length === 0) return [head];
  const titulo = hasRecomendados ? "También hemos revisado" : "Hemos revisado";
  const rest = { titulo, productos: others };
  return head.productos.length === 0 ? [rest] : [head, rest];
}

interface ProductosProps {
  titulo: string;
  block: Block<ProductoEnLista[]>;
  empty?: string;
  /** The rows of a second list follow the label of the first. */
  View?: typeof ProductoGrid;
  children?: ReactNode;
}

function Productos({ titulo, block, empty, View = ProductoGrid, children }: ProductosProps) {
  const id = titulo === RECOMENDADOS ? "productos" : "revisados";
  return (
    <section aria-labelledby={id} className="mt-2 mb-4 w-full md:mt-0 md:mb-10">
      <div className="mb-3 md:mb-5">
        <h2 id={id} className="text-2xl">
          {titulo}
        </h2>
        {children}
      </div>
      <BlockContent
        block={block}
        failed="Ha ocurrido un error al cargar los productos. Por favor, intenta de nuevo más tarde."
        empty={empty}
      >
        {(items) => <View productos={items} room="narrow" />}
      </BlockContent>
    </section>
  );
}
