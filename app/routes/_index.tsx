import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta, siteNameOf } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { block, blockHeaders } from "~/http/responses/responses.server";
import { dataOf } from "~/http/results/block";
import { Esenciales } from "~/layout/portada/esenciales";
import { Hero } from "~/layout/portada/hero";
import { findPortada } from "~/layout/portada/portada.server";
import { siteJsonLd } from "~/layout/site-json-ld";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { JsonLd } from "~/ui/page/json-ld";
import { Section } from "~/ui/page/section";
import { findPrincipales } from "~nouns/categorias/queries/categorias.server";
import { CategoriasPrincipales } from "~nouns/categorias/screens/categorias-principales";
import { findLatest } from "~nouns/consejos/queries/consejos.server";
import { HOME_LATEST } from "~nouns/consejos/rules/consejo";
import { ConsejosRecientes } from "~nouns/consejos/screens/consejo-grid";
import type { ProductoCard as Card } from "~nouns/productos/queries/producto-row.server";
import { findFeatured } from "~nouns/productos/queries/productos.server";
import { DESTACADOS_EMPTY } from "~nouns/productos/rules/producto-messages";
import { AffiliateLabel } from "~nouns/productos/screens/buy-link";
import { CompararForm } from "~nouns/productos/screens/compare-toggle";
import { ProductoCard, ProductoGrid, ProductoRows } from "~nouns/productos/screens/producto-grid";

const SHOWS_ALL = { destacadas: true, categorias: true, consejos: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  const portada = dataOf(args.data?.portada);
  const tags = pageMeta(args, {
    title: [siteNameOf(args), portada?.lema].filter(Boolean).join(": "),
    description: portada?.descripcion,
    canonical: paths.home(),
    feed: true,
  });
  return [...tags, ...(portada?.verificacion ?? [])];
};

export async function loader() {
  const [portada, destacados, categorias, consejos] = await Promise.all([
    block(findPortada()),
    block(findFeatured()),
    block(findPrincipales()),
    block(findLatest(HOME_LATEST)),
  ]);
  const headers = blockHeaders(portada, destacados, categorias, consejos);
  return data({ portada, destacados, categorias, consejos }, { headers });
}

export default function Home() {
  const { portada, destacados, categorias, consejos } = useLoaderData<typeof loader>();
  const site = useSite();
  const own = dataOf(portada);
  const shows = own?.shows ?? SHOWS_ALL;
  return (
    <>
      <JsonLd data={siteJsonLd(site)} />
      {own ? <Hero {...own} /> : <h1 className="sr-only">{site.siteName}</h1>}
      {shows.destacadas && (
        <Section
          id="destacadas"
          title="Reseñas Destacadas"
          intro={own?.destacadasTexto}
          size="text-3xl"
        >
          <BlockContent block={destacados} of="los productos" empty={DESTACADOS_EMPTY}>
            {(productos) =>
              own?.isPrimeraGrande ? (
                <Destacadas productos={productos} />
              ) : (
                <ProductoGrid productos={productos} />
              )
            }
          </BlockContent>
        </Section>
      )}
      {shows.categorias && (
        <Section
          id="categorias"
          title="Explora por Categorías"
          size="text-3xl"
          tone="band"
          more={{ href: paths.categorias(), label: "Ver todas las categorías" }}
        >
          <CategoriasPrincipales categorias={categorias} />
        </Section>
      )}
      {shows.consejos && (
        <Section
          id="consejos"
          title="Últimos consejos"
          size="text-3xl"
          more={{ href: paths.consejos(), label: "Ver todos los consejos" }}
        >
          <ConsejosRecientes consejos={consejos} />
        </Section>
      )}
      {own && <Esenciales cosas={own.esenciales} />}
    </>
  );
}

function Destacadas({ productos: [first, ...others] }: { productos: Card[] }) {
  if (!first) return null;
  return (
    <>
      <AffiliateLabel />
      <CompararForm inCards>
        <ProductoCard producto={first} room="lead" className="card lead-card" />
      </CompararForm>
      {others.length > 0 && <ProductoRows productos={others} />}
    </>
  );
}
