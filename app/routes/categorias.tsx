import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/http/page/meta";
import { block, blockHeaders, blockStatus } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { findVisibleTree } from "~nouns/categorias/queries/categorias.server";
import { type CategoriaPrincipal, fallbackDescripcion } from "~nouns/categorias/rules/categoria";
import { Picture } from "~nouns/imagenes/screens/picture";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Todas las categorías",
    description: args.data?.texto || undefined,
    canonical: paths.categorias(),
  });

export async function loader() {
  const [ajustes, categorias] = await Promise.all([block(getAjustes()), block(findVisibleTree())]);
  const texto = "data" in ajustes ? ajustes.data.categorias_texto : "";
  const status = blockStatus(categorias);
  return data({ texto, categorias }, { status, headers: blockHeaders(ajustes, categorias) });
}

export default function Categorias() {
  const { texto, categorias } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: "Categorías" }]} />
      <h1 className="text-3xl">Categorías</h1>
      <p className="mt-3 mb-8 max-w-text text-lg text-soft">{texto}</p>
      <BlockContent block={categorias} of="las categorías" empty="No hay categorías disponibles.">
        {(principales) => (
          <ul className="cards filas sm:grid-cols-2 lg:grid-cols-3">
            {principales.map((categoria, index) => (
              <li key={categoria.id} className="grid grid-cols-1 sm:max-lg:last:odd:col-span-full">
                <CategoriaCard categoria={categoria} first={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </BlockContent>
    </div>
  );
}

function CategoriaCard({ categoria, first }: { categoria: CategoriaPrincipal; first: boolean }) {
  const href = paths.categoria(categoria.slug);
  return (
    <article className="card">
      {categoria.imagen.url && (
        <a href={href} className="frame group">
          <Picture
            imagen={categoria.imagen}
            sizes="(min-width: 64rem) 22rem, (min-width: 32rem) 45vw, 82vw"
            first={first}
            decorative
          />
          <span className="absolute right-3 bottom-3 rounded-full bg-surface px-3 py-1 text-xs font-semibold group-hover:underline">
            Ver categoría<span className="sr-only">: {categoria.nombre}</span>
          </span>
        </a>
      )}
      <div className="p-5">
        <h2 className="text-2xl">
          <a href={href} className="hover:text-brand hover:underline">
            {categoria.nombre}
          </a>
        </h2>
        <p className="mt-1 text-sm text-soft">
          {categoria.descripcion ?? fallbackDescripcion(categoria.nombre)}
        </p>
        {categoria.subcategorias.length > 0 ? (
          <ul className="mt-4 flex flex-wrap gap-2">
            {categoria.subcategorias.map((child) => (
              <li key={child.id}>
                <a
                  href={paths.categoria(child.slug)}
                  className="inline-block rounded-full border border-line px-3 py-1 text-sm hover:border-brand hover:bg-brand-tint"
                >
                  {child.nombre}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-4 text-sm text-soft">No hay subcategorías disponibles.</p>
        )}
      </div>
    </article>
  );
}
