import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ledOrMissing } from "~/actions/moved-or-missing.server";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { block, blockHeaders, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { LinkList } from "~/ui/page/link-list";
import { formatNumber } from "~/ui/text/format-number";
import { findBySlug } from "~nouns/autores/autores.server";
import { findOfAutor } from "~nouns/consejos/queries/consejos.server";
import { ConsejoGrid } from "~nouns/consejos/screens/consejo-grid";
import { ImageCredit, Picture } from "~nouns/imagenes/screens/picture";
import { findResenasDe } from "~nouns/productos/queries/revisores.server";
import { formatRating, isRated, UNRATED } from "~nouns/productos/rules/producto";

export { RouteProblem as ErrorBoundary } from "~/layout/route-problem";

export async function loader({ params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const autor = await required(findBySlug(slug));
  if (!autor) throw await ledOrMissing(paths.autor(slug));
  const [articulos, resenas] = await Promise.all([
    block(findOfAutor(autor.id)),
    block(findResenasDe(autor.nombre)),
  ]);
  return data({ autor, articulos, resenas }, { headers: blockHeaders(articulos, resenas) });
}

const hasItems = (of: { data: readonly unknown[] } | { failed: true }) =>
  "failed" in of || of.data.length > 0;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return problemMeta(args, "Autor no encontrado");
  const { nombre, bio, slug } = args.data.autor;
  const what = hasItems(args.data.resenas) ? "Reseñas y artículos" : "Artículos";
  const description = `${what} de ${nombre}. ${bio.split("\n")[0]}`.trim();
  return pageMeta(args, { title: nombre, description, canonical: paths.autor(slug), feed: true });
};

export default function AutorPage() {
  const { autor, articulos, resenas } = useLoaderData<typeof loader>();
  const { nombre, credencial, bio, imagen } = autor;
  const crumbs = [
    { label: "Inicio", href: paths.home() },
    { label: useSite().consejos, href: paths.consejos() },
    { label: nombre },
  ];
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={crumbs} />
      <header className="flex flex-wrap gap-x-8 gap-y-5">
        {imagen.url && (
          <div className="w-48">
            <div className="frame aspect-square rounded-xl">
              <Picture imagen={imagen} sizes="12rem" first />
            </div>
            <ImageCredit imagenes={[imagen]} />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-3xl wrap-anywhere">{nombre}</h1>
          {credencial && <p className="mt-1 text-lg text-soft">{credencial}</p>}
          <p className="mt-4 max-w-text whitespace-pre-line wrap-anywhere">{bio}</p>
        </div>
      </header>
      {hasItems(resenas) && (
        <BlockContent block={resenas} of="las reseñas">
          {(items) => (
            <LinkList
              id="resenas"
              title={`Reseñas (${formatNumber(items.length)})`}
              links={items.map(({ slug, title, rating, veredicto }) => ({
                href: paths.producto(slug),
                label: title,
                notes: [
                  <span key="nota">{ratingText(rating)}</span>,
                  ...(veredicto ? [<span key="veredicto">{veredicto}</span>] : []),
                ],
              }))}
            />
          )}
        </BlockContent>
      )}
      {(hasItems(articulos) || !hasItems(resenas)) && (
        <>
          <h2 className="mt-10 mb-5 border-t border-line pt-8 text-2xl">Artículos</h2>
          <BlockContent
            block={articulos}
            of="los artículos"
            empty="Todavía no hay artículos publicados."
          >
            {(items) => <ConsejoGrid consejos={items} />}
          </BlockContent>
        </>
      )}
    </div>
  );
}

const ratingText = (rating: number) => (isRated(rating) ? `${formatRating(rating)} de 5` : UNRATED);
