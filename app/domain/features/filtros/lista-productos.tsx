import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";
import { ProseLink } from "~/ui/page/link";
import { Notice } from "~/ui/page/notice";
import { Pagination } from "~/ui/page/pagination";
import { Titled } from "~/ui/page/titled";
import { formatCount } from "~/ui/text/format-number";
import { PRECIO_VIEJO_DIAS } from "~base/precio";
import { CasaDicho } from "~features/casa/casa-dicho";
import type { Guia } from "~features/contenido-view/guias.server";
import { NuestraEleccion } from "~features/contenido-view/nuestra-eleccion";
import { AffiliateLabel } from "~nouns/productos/screens/buy-link";
import { ProductoFilas, ProductoGrid, ProductoRows } from "~nouns/productos/screens/producto-grid";
import { CasaElegida } from "./casa-form";
import { FiltrosElegidos, OrdenField } from "./filtro-form";
import type { Lista, ProductoEnLista } from "./lista.server";
import { TablaProductos } from "./tabla-productos";

interface ListaProductosProps {
  slug: string;
  pagina: number;
  lista: Block<Lista>;
  guias: readonly Guia[];
}

export function ListaProductos({ slug, pagina, lista, guias }: ListaProductosProps) {
  const isByEuros = useSite().precios !== "franja";
  if ("failed" in lista) {
    return (
      <Seccion titulo={RECOMENDADOS}>
        <Notice tone="error">
          Ha ocurrido un error al cargar los productos. Por favor, intenta de nuevo más tarde.
        </Notice>
      </Seccion>
    );
  }
  const { filtro, paginas, casa } = lista.data;
  return (
    <>
      <Barra slug={slug} pagina={pagina} lista={lista.data} />
      <FiltrosElegidos slug={slug} filtro={filtro} />
      <CasaElegida
        casa={casa}
        hrefOf={(medidas) => paths.categoria(slug, 1, { ...filtro.elegidos, ...medidas })}
      />
      {isByEuros && (filtro.elegidos.hasta || filtro.elegidos.orden === "precio") && (
        <p className="w-full text-sm text-soft md:mb-4">
          Solo cuentan los precios vistos en los últimos {PRECIO_VIEJO_DIAS} días.
        </p>
      )}
      <Productos slug={slug} lista={lista.data} guias={guias} />
      <Pagination
        pagina={pagina}
        paginas={paginas}
        hrefOf={(page) => paths.categoria(slug, page, filtro.elegidos)}
      />
    </>
  );
}

type OfLista = { slug: string; lista: Lista };

function Barra({ slug, pagina, lista }: OfLista & { pagina: number }) {
  const { filtro, total, paginas, isTabla, tabla } = lista;
  if (total === 0) return null;
  const hasForm = filtro.campos.length + lista.casa.campos.length > 0;
  const hrefOf = (vista?: "tabla") => paths.categoria(slug, pagina, { ...filtro.elegidos, vista });
  return (
    <div className="max-md:contents md:mb-2 md:grid md:gap-2 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-x-4">
      {total > 1 && <OrdenField slug={slug} filtro={filtro} hasForm={hasForm} />}
      <div className="flex w-full flex-wrap items-center gap-2 text-xs text-soft sm:text-sm lg:w-auto">
        <p className="flex-1">
          {formatCount(total, "producto", "productos")}
          {paginas > 1 && `, página ${pagina} de ${paginas}`}.{" "}
          <ProseLink href={paths.comoOrdenamos("categorias")}>Cómo ordenamos</ProseLink>
        </p>
        {(isTabla || tabla.length > 0) && (
          <FilterLinks
            label="Vista"
            links={[
              { text: "Tarjetas", href: hrefOf(), isCurrent: !isTabla },
              { text: "Tabla", href: hrefOf("tabla"), isCurrent: isTabla },
            ]}
          />
        )}
      </div>
    </div>
  );
}

const RECOMENDADOS = "Productos Recomendados";
const BUSCADOS = "Productos que buscas";

/** Groups the recommended first, so that a later page may start within the rest. */
function groupsOf({ productos, eleccion }: Lista) {
  const isPicked = ({ id }: ProductoEnLista) => eleccion.includes(id);
  const isHead = (each: ProductoEnLista) => each.isrecommended && !each.retirada;
  const others = productos.filter((each) => !isPicked(each));
  return {
    picks: productos.filter(isPicked),
    head: others.filter(isHead),
    rest: others.filter((each) => !isHead(each)),
  };
}

function Productos({ slug, lista, guias }: OfLista & Pick<ListaProductosProps, "guias">) {
  const { filtro, productos, isTabla, hasRecomendados } = lista;
  if (productos.length === 0) {
    return (
      <Seccion titulo={filtro.isAsked ? BUSCADOS : RECOMENDADOS}>
        <Notice>
          {filtro.isAsked
            ? "Ningún producto cumple todo eso. Quita algún filtro."
            : "Próximamente más productos"}
        </Notice>
      </Seccion>
    );
  }
  if (isTabla) return <TablaProductos {...lista} />;
  if (filtro.isAsked) {
    return (
      <Seccion titulo={BUSCADOS}>
        <ProductoGrid productos={productos} room="narrow" en={slug} detail={detailOf(lista)} />
      </Seccion>
    );
  }
  const { picks, head, rest } = groupsOf(lista);
  const etiquetas = new Map(guias[0]?.elecciones.map(({ id, etiqueta }) => [id, etiqueta]));
  const hasHead = picks.length + head.length > 0;
  const Recomendados = picks.length > 0 ? ProductoRows : ProductoFilas;
  return (
    <>
      {hasHead && (
        <Seccion titulo={RECOMENDADOS}>
          <AffiliateLabel />
          {picks.length > 0 && (
            <NuestraEleccion guias={guias}>
              <ProductoFilas
                productos={picks}
                en={slug}
                isHeaded
                etiqueta={({ id }) => etiquetas.get(id) ?? ""}
                className="picks"
              />
            </NuestraEleccion>
          )}
          {head.length > 0 && <Recomendados productos={head} room="narrow" en={slug} isHeaded />}
        </Seccion>
      )}
      {rest.length > 0 && (
        <Seccion titulo={hasRecomendados ? "También hemos revisado" : "Hemos revisado"}>
          {!hasHead && <AffiliateLabel />}
          <ProductoRows productos={rest} room="narrow" en={slug} />
        </Seccion>
      )}
    </>
  );
}

const detailOf =
  ({ casa }: Lista) =>
  ({ id: producto, ficha }: ProductoEnLista) => (
    <>
      <CasaDicho juicio={casa.juicios[producto]} />
      {ficha.map(({ id, nombre, texto }) => (
        <p key={id} className="text-sm">
          {nombre}: <b>{texto}</b>
        </p>
      ))}
    </>
  );

function Seccion({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = titulo === RECOMENDADOS ? "productos" : "revisados";
  return (
    <Titled id={id} title={titulo} className="mb-4 w-full md:mb-10" look="mb-2 text-xl md:text-2xl">
      {children}
    </Titled>
  );
}
