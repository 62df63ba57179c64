import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPrincipales } from "~/domain/categorias/queries/categorias.server";
import { CategoriasPrincipales } from "~/domain/categorias/screens/categorias-principales";
import { findLatest } from "~/domain/consejos/queries/consejos.server";
import { HOME_LATEST } from "~/domain/consejos/rules/consejo";
import { ConsejosRecientes } from "~/domain/consejos/screens/consejo-grid";
import { findFeatured } from "~/domain/productos/queries/productos.server";
import { DESTACADOS_EMPTY } from "~/domain/productos/rules/mensajes";
import { ProductoGrid } from "~/domain/productos/screens/producto-grid";
import { block, blockHeaders } from "~/http/answers/responses.server";
import { pageMeta, siteNameOf } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { Hero } from "~/layout/hero";
import { RecienNacido } from "~/layout/recien-nacido";
import { siteJsonLd } from "~/layout/site-json-ld";
import { SITE_CLAIM } from "~/site/marca";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { JsonLd } from "~/ui/page/json-ld";
import { Section } from "~/ui/page/section";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: `${siteNameOf(args)}: ${SITE_CLAIM.toLowerCase()}`,
    description:
      "Reseñas de productos para bebés hechas con calma, comparativas y consejos para madres y padres de Madrid.",
    canonical: paths.home(),
    feed: true,
  });

export async function loader() {
  const [destacados, categorias, consejos] = await Promise.all([
    block(findFeatured()),
    block(findPrincipales()),
    block(findLatest(HOME_LATEST)),
  ]);
  return data(
    { destacados, categorias, consejos },
    { headers: blockHeaders(destacados, categorias, consejos) },
  );
}

export default function Home() {
  const { destacados, categorias, consejos } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <JsonLd data={siteJsonLd(site)} />
      <Hero />
      <Section
        id="destacadas"
        title="Reseñas Destacadas"
        intro="Lo que mejor ha resistido nuestras medidas, nuestras casas y a nuestros hijos."
      >
        <BlockContent
          block={destacados}
          failed="No se pudieron cargar los productos. Inténtalo de nuevo más tarde."
          empty={DESTACADOS_EMPTY}
        >
          {(productos) => <ProductoGrid productos={productos} />}
        </BlockContent>
      </Section>
      <Section
        id="categorias"
        title="Explora por Categorías"
        tone="band"
        more={{ href: paths.categorias(), label: "Ver todas las categorías" }}
      >
        <CategoriasPrincipales categorias={categorias} />
      </Section>
      <Section
        id="consejos"
        title="Últimos consejos"
        more={{ href: paths.consejos(), label: "Ver todos los consejos" }}
      >
        <ConsejosRecientes consejos={consejos} />
      </Section>
      <RecienNacido />
    </>
  );
}
