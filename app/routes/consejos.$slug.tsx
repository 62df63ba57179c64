import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConsejoDetail } from "~/domain/consejos/consejo-detail";
import { consejoJsonLd } from "~/domain/consejos/consejo-json-ld";
import { CategoriasPopulares, ConsejosRelacionados } from "~/domain/consejos/consejo-lateral";
import { findBySlug } from "~/domain/consejos/consejos.server";
import { ProductosRecomendados } from "~/domain/consejos/productos-recomendados";
import {
  findPopularCategorias,
  findRecommended,
  findRelated,
} from "~/domain/consejos/relacionados.server";
import { shaOf } from "~/domain/imagenes/imagen";
import { findRenamed } from "~/domain/slugs-antiguos.server";
import { pageMeta } from "~/http/meta";
import { block, blockHeaders, movedTo, notFound, required } from "~/http/responses.server";
import { RouteProblem } from "~/layout/route-problem";
import { paths } from "~/paths";
import { useSite } from "~/site-data";
import { JsonLd } from "~/ui/json-ld";

const MISSING = {
  title: "Artículo no encontrado",
  text: "Lo sentimos, el artículo que buscas no existe o ha sido trasladado.",
  link: { href: paths.consejos(), label: "Volver a todos los consejos" },
};

export async function loader({ params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const consejo = await required(findBySlug(slug));
  if (!consejo) {
    const renamed = await required(findRenamed("consejo", slug));
    throw renamed ? movedTo(paths.consejo(renamed)) : notFound();
  }
  const [productos, relacionados, populares] = await Promise.all([
    block(findRecommended(consejo.id)),
    block(findRelated(consejo)),
    block(findPopularCategorias()),
  ]);
  return data(
    { consejo, productos, relacionados, populares },
    { headers: blockHeaders(productos, relacionados, populares) },
  );
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return pageMeta(args, { title: MISSING.title, noindex: true });
  const { consejo } = args.data;
  const sha = shaOf(consejo.imagen.url);
  return pageMeta(args, {
    title: consejo.titulo,
    description: consejo.extracto,
    canonical: paths.consejo(consejo.slug),
    image: sha && paths.media(sha, "og.jpg"),
    type: "article",
    feed: true,
  });
};

export default function ConsejoPage() {
  const { consejo, productos, relacionados, populares } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <>
      <JsonLd data={consejoJsonLd(consejo, site)} />
      <ConsejoDetail
        consejo={consejo}
        below={<ProductosRecomendados productos={productos} />}
        beside={
          <>
            <ConsejosRelacionados consejos={relacionados} />
            <CategoriasPopulares categorias={populares} />
          </>
        }
      />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <RouteProblem
      missing={MISSING}
      failed="Ha ocurrido un error al cargar la información. Por favor, intenta de nuevo más tarde."
    />
  );
}
