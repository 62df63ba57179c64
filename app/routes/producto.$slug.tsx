import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { movedOrMissing } from "~/actions/moved-or-missing.server";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { block, blockHeaders, required } from "~/http/responses/responses.server";
import { RouteProblem } from "~/layout/route-problem";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { breadcrumbJsonLd, JsonLd } from "~/ui/page/json-ld";
import { LinkList } from "~/ui/page/link-list";
import { Section } from "~/ui/page/section";
import { nowIso } from "~base/fechas";
import { AEscala, medidasDe, sayEscala } from "~features/casa/dibujo";
import { alternativasOf } from "~features/comparativa/alternativas";
import { ContenidoView } from "~features/contenido-view/contenido";
import { readContenido } from "~features/contenido-view/contenido.server";
import { findMenciones } from "~features/contenido-view/guias.server";
import { sharePath } from "~nouns/imagenes/rules/imagen";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { findBySlug, findRelated, findRivales } from "~nouns/productos/queries/productos.server";
import { formatRating, isRated } from "~nouns/productos/rules/producto";
import { ConCifras } from "~nouns/productos/screens/precio";
import { ProductoDetail } from "~nouns/productos/screens/producto-detail";
import { ProductoGrid } from "~nouns/productos/screens/producto-grid";
import { productoJsonLd } from "~nouns/productos/screens/producto-json-ld";

const MISSING = {
  title: "Producto no encontrado",
  text: "Lo sentimos, el producto que buscas no existe o ha sido eliminado.",
  link: { href: paths.categorias(), label: "Ver todas las categorías" },
};

export async function loader({ params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const producto = await required(findBySlug(slug));
  if (!producto) throw await movedOrMissing("producto", slug);
  const written = producto.contenidoPrincipal ?? producto.descripcion ?? "";
  const [resena, relacionados, rivales, menciones] = await Promise.all([
    required(readContenido(written)),
    block(findRelated(producto)),
    block(findRivales(producto)),
    block(findMenciones(producto.id)),
  ]);
  const alternativas = "data" in rivales ? alternativasOf(producto, rivales.data, nowIso()) : [];
  const consejos = "data" in menciones ? menciones.data : [];
  const headers = blockHeaders(relacionados, rivales, menciones);
  return data({ producto, resena, relacionados, alternativas, consejos }, { headers });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return problemMeta(args, MISSING.title);
  const { producto } = args.data;
  return pageMeta(args, {
    title: producto.seo.title || producto.title,
    description: producto.seo.description || producto.descripcion || describe(producto),
    canonical: paths.producto(producto.slug),
    image: sharePath(producto.imagen),
  });
};

function describe({ title, rating }: Producto): string {
  if (!isRated(rating)) return title;
  return `${title}: nuestra valoración es de ${formatRating(rating)} sobre 5.`;
}

export default function ProductoPage() {
  const { producto, resena, relacionados, alternativas, consejos } = useLoaderData<typeof loader>();
  const hasRelated = "failed" in relacionados || relacionados.data.length > 0;
  const site = useSite();
  const medidas = medidasDe(producto.ficha);
  const crumbs = [
    { label: "Inicio", href: paths.home() },
    {
      label: producto.categoriaNombre,
      ...(producto.categoriaKnown && { href: paths.categoria(producto.category) }),
    },
    { label: producto.title },
  ];
  return (
    <>
      <JsonLd data={productoJsonLd(producto, site)} />
      <JsonLd data={breadcrumbJsonLd(crumbs, site.origin)} />
      <div className="wrap pb-12">
        <Breadcrumb crumbs={crumbs} />
        <ProductoDetail
          producto={producto}
          resena={resena.bloques.length > 0 && <ContenidoView contenido={resena} />}
          dibujo={medidas && <AEscala medidas={medidas}>{sayEscala()}</AEscala>}
        />
        <LinkList
          id="antes"
          title="Antes de decidir"
          links={alternativas.map(({ slug, title, diferencias }) => ({
            href: paths.producto(slug),
            label: title,
            notes: diferencias.map((each) => <ConCifras key={each.texto} {...each} />),
          }))}
        />
        <LinkList
          id="en-consejos"
          title="Aparece en estos consejos"
          links={consejos.map(({ slug, titulo }) => ({ href: paths.consejo(slug), label: titulo }))}
        />
      </div>
      {hasRelated && (
        <Section
          id="relacionados"
          title={producto.retirada ? "Alternativas" : "Productos relacionados"}
          tone="band"
        >
          <BlockContent block={relacionados} of="los productos">
            {(productos) => <ProductoGrid productos={productos} room="three" />}
          </BlockContent>
        </Section>
      )}
    </>
  );
}

export const ErrorBoundary = () => <RouteProblem missing={MISSING} />;
