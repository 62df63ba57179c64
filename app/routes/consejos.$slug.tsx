import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { movedOrMissing } from "~/actions/moved-or-missing.server";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { block, blockHeaders, NO_STORE, required } from "~/http/responses/responses.server";
import { RouteProblem } from "~/layout/route-problem";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { breadcrumbJsonLd, JsonLd } from "~/ui/page/json-ld";
import { leerCasa, recordadasDe } from "~features/casa/casa.server";
import { readContenido } from "~features/contenido-view/contenido.server";
import { ConsejoDetail } from "~features/lectura/consejo-detail";
import { consejoJsonLd, guiaJsonLd } from "~features/lectura/consejo-json-ld";
import { findBySlug } from "~nouns/consejos/queries/consejos.server";
import * as related from "~nouns/consejos/queries/relacionados.server";
import * as blocks from "~nouns/consejos/screens/consejo-blocks";
import { sharePath } from "~nouns/imagenes/rules/imagen";

const MISSING = {
  title: "Artículo no encontrado",
  text: "Lo sentimos, el artículo que buscas no existe o ha sido trasladado.",
  link: { href: paths.consejos(), label: "Volver a todos los consejos" },
};

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const consejo = await required(findBySlug(slug));
  if (!consejo) throw await movedOrMissing("consejo", slug);
  const contenido = await required(readContenido(consejo.contenido));
  const [productos, relacionados, populares] = await Promise.all([
    block(related.findRecommended(consejo.id, contenido.productos)),
    block(related.findRelated(consejo)),
    block(related.findPopularCategorias()),
  ]);
  const picks = contenido.elecciones.map(({ producto }) => producto);
  const query = new URL(request.url).searchParams;
  const casa = await required(leerCasa(query, picks, recordadasDe(request)));
  const headers = casa.isSpelled ? blockHeaders(productos, relacionados, populares) : NO_STORE;
  return data({ consejo, contenido, casa, productos, relacionados, populares }, { headers });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return problemMeta(args, MISSING.title);
  const { consejo, casa } = args.data;
  return pageMeta(args, {
    title: consejo.seo.title || consejo.titulo,
    description: consejo.seo.description || consejo.extracto,
    canonical: paths.consejo(consejo.slug),
    image: sharePath(consejo.imagen),
    type: "article",
    noindex: casa.isAsked,
    feed: true,
  });
};

export default function ConsejoPage() {
  const { consejo, contenido, casa, productos, relacionados, populares } =
    useLoaderData<typeof loader>();
  const site = useSite();
  const crumbs = [
    { label: "Inicio", href: paths.home() },
    { label: site.consejos, href: paths.consejos() },
    {
      label: consejo.categoriaNombre,
      ...(consejo.categoriaKnown && { href: paths.consejos({ categoria: consejo.categoria }) }),
    },
    { label: consejo.titulo },
  ];
  return (
    <>
      <JsonLd data={consejoJsonLd(consejo, site)} />
      {contenido.elecciones.length > 0 && (
        <JsonLd data={guiaJsonLd(contenido.elecciones, site.origin)} />
      )}
      <JsonLd data={breadcrumbJsonLd(crumbs, site.origin)} />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <ConsejoDetail
        consejo={consejo}
        contenido={contenido}
        casa={casa}
        below={<blocks.ProductosRecomendados productos={productos} />}
        beside={
          <>
            <blocks.ConsejosRelacionados consejos={relacionados} />
            <blocks.CategoriasPopulares categorias={populares} />
          </>
        }
      />
    </>
  );
}

export const ErrorBoundary = () => <RouteProblem missing={MISSING} />;
