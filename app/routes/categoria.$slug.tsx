import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { movedOrMissing } from "~/actions/moved-or-missing.server";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import * as answers from "~/http/responses/responses.server";
import { dataOf } from "~/http/results/block";
import { Hoja } from "~/layout/hoja";
import { RouteProblem } from "~/layout/route-problem";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { breadcrumbJsonLd, JsonLd } from "~/ui/page/json-ld";
import { parsePagina } from "~/ui/page/pagination";
import { recordadasDe } from "~features/casa/casa.server";
import { findGuias } from "~features/contenido-view/guias.server";
import { GuiasDeCompra } from "~features/contenido-view/nuestra-eleccion";
import { CasaFields } from "~features/filtros/casa-form";
import { FiltroForm } from "~features/filtros/filtro-form";
import { chooseProductos } from "~features/filtros/lista.server";
import { ListaProductos } from "~features/filtros/lista-productos";
import * as queries from "~nouns/categorias/queries/categorias.server";
import { bannerDescripcion, CATEGORIA_NO_ENCONTRADA } from "~nouns/categorias/rules/categoria";
import { CategoriaBanner } from "~nouns/categorias/screens/categoria-banner";
import { CategoriaTextos, PrimerParrafo } from "~nouns/categorias/screens/categoria-textos";
import { CategoriaTree, CategoriaTreeLink } from "~nouns/categorias/screens/categoria-tree";
import { describeImagen } from "~nouns/imagenes/queries/imagenes.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const query = new URL(request.url).searchParams;
  const pagina = parsePagina(query.get("pagina"));
  const place = queries.locateCategoria(await answers.required(queries.findTree()), slug);
  if (!place) throw await findElsewhere(slug, pagina);
  const { categoria, principal, subcategorias } = place;

  const slugs = [categoria, ...subcategorias].map((each) => each.slug);
  const guias = await answers.block(findGuias());
  const own = "data" in guias ? slugs.flatMap((each) => guias.data.get(each) ?? []) : [];
  const [first] = subcategorias.length === 0 ? own : [];
  const picks = first?.elecciones.map(({ id }) => id);
  const [imagen, textos, lista] = await Promise.all([
    answers.required(describeImagen(categoria.imagen)),
    answers.required(queries.findTextosOf(categoria.id)),
    answers.block(chooseProductos(slugs, query, picks, recordadasDe(request))),
  ]);
  if ("data" in lista && pagina > lista.data.paginas) {
    const { paginas, filtro } = lista.data;
    const href = paths.categoria(categoria.slug, paginas, filtro.elegidos);
    throw answers.beyondLast({ paginas, href });
  }
  const isKept = !("data" in lista) || lista.data.isSpelled;
  const headers = isKept ? answers.blockHeaders(guias, lista) : answers.NO_STORE;
  const shown = { categoria: { ...categoria, imagen }, principal, subcategorias };
  return data({ ...shown, guias: own, textos, lista, pagina }, { headers });
}

async function findElsewhere(slugOrId: string, pagina: number): Promise<Response> {
  const pathOf = (slug: string) => paths.categoria(slug, pagina);
  const slug = await answers.required(queries.findSlugById(slugOrId));
  return slug ? answers.movedTo(pathOf(slug)) : movedOrMissing("categoria", slugOrId, pathOf);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return problemMeta(args, CATEGORIA_NO_ENCONTRADA.title);
  const { categoria, pagina, lista } = args.data;
  const list = dataOf(lista);
  const noindex = Boolean(list?.filtro.isAsked || list?.isTabla);
  return pageMeta(args, {
    title: pagina > 1 ? `${categoria.nombre}, página ${pagina}` : categoria.nombre,
    description: categoria.descripcion ?? bannerDescripcion(categoria.nombre),
    canonical: paths.categoria(categoria.slug, noindex ? 1 : pagina),
    noindex,
    feed: { title: categoria.nombre, href: paths.categoriaFeed(categoria.slug) },
  });
};

export default function CategoriaPage() {
  const { categoria, principal, subcategorias, guias, textos, lista, pagina } =
    useLoaderData<typeof loader>();
  const { origin } = useSite();
  const list = dataOf(lista);
  const isBrief = subcategorias.length > 0;
  const isWhole = pagina === 1 && !list?.filtro.isAsked && !list?.isTabla;
  const crumbs = [
    { label: "Inicio", href: paths.home() },
    { label: "Categorías", href: paths.categorias() },
    ...(principal.id === categoria.id
      ? []
      : [{ label: principal.nombre, href: paths.categoria(principal.slug) }]),
    { label: categoria.nombre },
  ];
  return (
    <Hoja className="pb-6">
      <JsonLd data={breadcrumbJsonLd(crumbs, origin)} />
      <Breadcrumb crumbs={crumbs} />
      <CategoriaBanner categoria={categoria} />
      <PrimerParrafo textos={textos} />
      <div className="mt-3 flex flex-wrap gap-2 md:mt-4 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10 print:block">
        <CategoriaTreeLink />
        {list && (list.total > 1 || list.filtro.isAsked) && (
          <FiltroForm slug={categoria.slug} lista={list} isBrief={isBrief}>
            {list.casa.campos.length > 0 && <CasaFields casa={list.casa} isBrief={isBrief} />}
          </FiltroForm>
        )}
        <div className="max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 md:min-w-0">
          {subcategorias.length > 0 && (
            <Subcategorias categoria={categoria} subcategorias={subcategorias} />
          )}
          {isWhole && subcategorias.length > 0 && <GuiasDeCompra guias={guias} />}
          <ListaProductos slug={categoria.slug} lista={lista} pagina={pagina} guias={guias} />
          <CategoriaTextos textos={textos} />
        </div>
        <CategoriaTree current={categoria.slug} />
      </div>
    </Hoja>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

type Branch = Pick<Loaded, "categoria" | "subcategorias">;

function Subcategorias({ categoria, subcategorias }: Branch) {
  return (
    <section aria-labelledby="explora" className="no-print mb-10 max-md:contents">
      <h2 id="explora" className="text-2xl max-md:sr-only">
        Explora {categoria.nombre}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2.5 wrap-anywhere max-md:contents">
        {subcategorias.map((each) => (
          <li key={each.id}>
            <a href={paths.categoria(each.slug)} className="btn btn-quiet pill">
              {each.nombre}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const ErrorBoundary = () => <RouteProblem missing={CATEGORIA_NO_ENCONTRADA} />;
