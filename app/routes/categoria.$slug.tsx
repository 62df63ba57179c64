import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { movedOrMissing } from "~/actions/moved-or-missing.server";
import {
  findSlugById,
  findTextosOf,
  findTree,
  locate,
} from "~/domain/categorias/queries/categorias.server";
import { bannerDescripcion, CATEGORIA_NO_ENCONTRADA } from "~/domain/categorias/rules/categoria";
import { CategoriaBanner } from "~/domain/categorias/screens/categoria-banner";
import { CategoriaTextos } from "~/domain/categorias/screens/categoria-textos";
import { CategoriaTree, CategoriaTreeLink } from "~/domain/categorias/screens/categoria-tree";
import { findGuias } from "~/domain/contenido/guias.server";
import { NuestraEleccion } from "~/domain/contenido/nuestra-eleccion";
import { describeImagen } from "~/domain/imagenes/queries/externas.server";
import {
  countOfCategories,
  findPageOfCategories,
} from "~/domain/productos/queries/productos.server";
import { CATEGORY_PAGE_SIZE } from "~/domain/productos/rules/producto";
import { ProductoGrid } from "~/domain/productos/screens/producto-grid";
import {
  beyondLast,
  block,
  blockHeaders,
  movedTo,
  required,
} from "~/http/answers/responses.server";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { RouteProblem } from "~/layout/route-problem";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { breadcrumbJsonLd } from "~/ui/page/breadcrumb-json-ld";
import { JsonLd } from "~/ui/page/json-ld";
import { countPaginas, Pagination, parsePagina } from "~/ui/page/pagination";
import { formatCount } from "~/ui/text/format-number";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const pagina = parsePagina(new URL(request.url).searchParams.get("pagina"));
  const place = locate(await required(findTree()), slug);
  if (!place) throw await findElsewhere(slug, pagina);
  const { categoria, principal, subcategorias } = place;

  const slugs = [categoria, ...subcategorias].map((each) => each.slug);
  const [imagen, textos, guias, productos, total] = await Promise.all([
    required(describeImagen(categoria.imagen)),
    required(findTextosOf(categoria.id)),
    block(findGuias()),
    block(findPageOfCategories(slugs, pagina)),
    block(countOfCategories(slugs)),
  ]);
  const paginas = "data" in total ? countPaginas(total.data, CATEGORY_PAGE_SIZE) : pagina;
  if (pagina > paginas)
    throw beyondLast({ paginas, href: paths.categoria(categoria.slug, paginas) });
  return data(
    {
      ...{ categoria: { ...categoria, imagen }, principal, subcategorias },
      guias: "data" in guias ? slugs.flatMap((each) => guias.data.get(each) ?? []) : [],
      ...{ textos, productos, total, pagina, paginas },
    },
    { headers: blockHeaders(guias, productos, total) },
  );
}

async function findElsewhere(slugOrId: string, pagina: number): Promise<Response> {
  const pathOf = (slug: string) => paths.categoria(slug, pagina);
  const slug = await required(findSlugById(slugOrId));
  return slug ? movedTo(pathOf(slug)) : movedOrMissing("categoria", slugOrId, pathOf);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return problemMeta(args, CATEGORIA_NO_ENCONTRADA.title);
  const { categoria, pagina } = args.data;
  return pageMeta(args, {
    title: pagina > 1 ? `${categoria.nombre}, página ${pagina}` : categoria.nombre,
    description: categoria.descripcion ?? bannerDescripcion(categoria.nombre),
    canonical: paths.categoria(categoria.slug, pagina),
    feed: { title: categoria.nombre, href: paths.categoriaFeed(categoria.slug) },
  });
};

export default function CategoriaPage() {
  const { categoria, principal, subcategorias, guias, textos, ...listed } =
    useLoaderData<typeof loader>();
  const { origin } = useSite();
  const crumbs = [
    { label: "Inicio", href: paths.home() },
    { label: "Categorías", href: paths.categorias() },
    ...(principal.id === categoria.id
      ? []
      : [{ label: principal.nombre, href: paths.categoria(principal.slug) }]),
    { label: categoria.nombre },
  ];
  return (
    <div className="wrap pb-16">
      <JsonLd data={breadcrumbJsonLd(crumbs, origin)} />
      <Breadcrumb crumbs={crumbs} />
      <CategoriaBanner categoria={categoria} />
      <div className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10">
        <CategoriaTreeLink />
        <div className="min-w-0 md:col-start-2">
          {subcategorias.length > 0 && (
            <Subcategorias categoria={categoria} subcategorias={subcategorias} />
          )}
          <NuestraEleccion guias={guias} />
          <Productos slug={categoria.slug} {...listed} />
          <CategoriaTextos textos={textos} />
        </div>
        <CategoriaTree current={categoria.slug} />
      </div>
    </div>
  );
}

type Loaded = SerializeFrom<typeof loader>;

type Branch = Pick<Loaded, "categoria" | "subcategorias">;

function Subcategorias({ categoria, subcategorias }: Branch) {
  return (
    <section aria-labelledby="explora" className="mb-10">
      <h2 id="explora" className="text-2xl">
        Explora {categoria.nombre}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2.5 wrap-anywhere">
        {subcategorias.map((each) => (
          <li key={each.id}>
            <a href={paths.categoria(each.slug)} className="btn btn-quiet bg-surface">
              {each.nombre}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Listed = Pick<Loaded, "productos" | "total" | "pagina" | "paginas">;

function Productos({ slug, productos, total, pagina, paginas }: Listed & { slug: string }) {
  return (
    <section aria-labelledby="productos">
      <div className="mb-5">
        <h2 id="productos" className="text-2xl">
          Productos Recomendados
        </h2>
        {"data" in total && total.data > 0 && (
          <p className="mt-1 text-sm text-soft">
            {formatCount(total.data, "producto", "productos")}
            {paginas > 1 && `, página ${pagina} de ${paginas}`}
          </p>
        )}
      </div>
      <BlockContent
        block={productos}
        failed="Ha ocurrido un error al cargar los productos. Por favor, intenta de nuevo más tarde."
        empty="Próximamente más productos"
      >
        {(items) => <ProductoGrid productos={items} room="narrow" />}
      </BlockContent>
      <Pagination
        pagina={pagina}
        paginas={paginas}
        hrefOf={(page) => paths.categoria(slug, page)}
      />
    </section>
  );
}

export const ErrorBoundary = () => <RouteProblem missing={CATEGORIA_NO_ENCONTRADA} />;
