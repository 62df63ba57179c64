import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { movedOrMissing } from "~/actions/moved-or-missing.server";
import { readContenido } from "~/domain/contenido/contenido.server";
import { textOf } from "~/domain/contenido/en-linea.server";
import { PaginaDetail } from "~/domain/paginas/pagina-detail";
import { findBySlug } from "~/domain/paginas/paginas.server";
import { SEO_DESCRIPCION_MAX_LENGTH } from "~/domain/seo";
import { beginningOf } from "~/domain/texto";
import { required } from "~/http/answers/responses.server";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { NOT_FOUND_TITLE } from "~/layout/error-page";
import { paths } from "~/site/paths";

export { RouteProblem as ErrorBoundary } from "~/layout/route-problem";

export async function loader({ params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const pagina = await required(findBySlug(slug));
  if (!pagina) throw await movedOrMissing("pagina", slug);
  const contenido = await required(readContenido(pagina.contenido));
  const [first = ""] = contenido.bloques.flatMap((bloque) =>
    bloque.kind === "p" ? textOf(bloque.trozos) : [],
  );
  return { pagina, contenido, resumen: beginningOf(first, SEO_DESCRIPCION_MAX_LENGTH) };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return problemMeta(args, NOT_FOUND_TITLE);
  const { slug, titulo, seo_titulo, seo_descripcion } = args.data.pagina;
  return pageMeta(args, {
    title: seo_titulo || titulo,
    description: seo_descripcion || args.data.resumen,
    canonical: paths.pagina(slug),
  });
};

export default function Pagina() {
  return <PaginaDetail {...useLoaderData<typeof loader>()} />;
}
