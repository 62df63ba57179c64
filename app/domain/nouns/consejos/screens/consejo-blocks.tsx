import type { ReactNode } from "react";
import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { PictureLink } from "~/ui/page/link";
import { Titled } from "~/ui/page/titled";
import { formatLong } from "~base/fechas";
import type { Categoria } from "~nouns/categorias/rules/categoria";
import { CategoriaIcon } from "~nouns/categorias/screens/categoria-icon";
import type { ConsejoCard } from "~nouns/consejos/queries/consejos.server";
import { Picture } from "~nouns/imagenes/screens/picture";
import type { ProductoCard } from "~nouns/productos/queries/producto-row.server";
import { AffiliateLabel, BuyLink } from "~nouns/productos/screens/buy-link";
import { Precio } from "~nouns/productos/screens/precio";
import { Rating } from "~nouns/productos/screens/rating";

interface BlockSectionProps<Item> {
  id: string;
  title: string;
  look: { section?: string; title: string; content?: string };
  block: Block<Item[]>;
  of: string;
  children: (items: Item[]) => ReactNode;
}

function BlockSection<Item>({ id, title, look, ...rest }: BlockSectionProps<Item>) {
  if ("data" in rest.block && rest.block.data.length === 0) return null;
  const content = <BlockContent {...rest} />;
  return (
    <Titled id={id} title={title} className={look.section} look={look.title}>
      {look.content ? <div className={look.content}>{content}</div> : content}
    </Titled>
  );
}

export function ProductosRecomendados({ productos }: { productos: Block<ProductoCard[]> }) {
  return (
    <BlockSection
      id="productos"
      title="Productos recomendados"
      look={{ section: "mt-12", title: "mb-2 text-2xl" }}
      block={productos}
      of="los productos"
    >
      {(items) => <ProductoLines productos={items} />}
    </BlockSection>
  );
}

export function ConsejosRelacionados({ consejos }: { consejos: Block<ConsejoCard[]> }) {
  return (
    <BlockSection
      id="relacionados"
      title="Artículos relacionados"
      look={{ title: "text-lg", content: "mt-4" }}
      block={consejos}
      of="los artículos"
    >
      {(items) => (
        <ul className="grid gap-4">
          {items.map((consejo) => (
            <li key={consejo.id} className="relative flex gap-3.5">
              <span className="frame size-[min(5rem,25vw)] flex-none rounded-md">
                <Picture imagen={consejo.imagen} sizes="6rem" thumb decorative />
              </span>
              <span>
                <a
                  href={paths.consejo(consejo.slug)}
                  className="block text-sm leading-snug font-semibold after:absolute after:inset-0 hover:text-brand hover:underline"
                >
                  {consejo.titulo}
                </a>
                <time dateTime={consejo.fecha} className="mt-1 block text-xs text-soft">
                  {formatLong(consejo.fecha)}
                </time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

type Populares = Block<Pick<Categoria, "slug" | "nombre">[]>;

export function CategoriasPopulares({ categorias }: { categorias: Populares }) {
  return (
    <BlockSection
      id="populares"
      title="Categorías populares"
      look={{ section: "no-print", title: "text-lg", content: "mt-3" }}
      block={categorias}
      of="las categorías"
    >
      {(items) => (
        <ul className="grid gap-0.5">
          {items.map(({ slug, nombre }) => (
            <li key={slug}>
              <a href={paths.categoria(slug)} className="tree-link -mx-2">
                <CategoriaIcon slug={slug} />
                {nombre}
              </a>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

function ProductoLines({ productos }: { productos: ProductoCard[] }) {
  return (
    <>
      <AffiliateLabel />
      <ul className="border-t border-line">
        {productos.map((producto) => (
          <li key={producto.id} className="border-b border-line">
            <article className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
              <PictureLink
                href={paths.producto(producto.slug)}
                className="frame w-24 flex-none rounded-md sm:w-28"
              >
                <Picture imagen={producto.imagen} sizes="7rem" thumb decorative />
              </PictureLink>
              <div className="min-w-[min(12rem,100%)] flex-1">
                <h3 className="font-sans leading-snug font-semibold tracking-normal">
                  <a
                    href={paths.producto(producto.slug)}
                    className="hover:text-brand hover:underline"
                  >
                    {producto.title}
                  </a>
                </h3>
                <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
                  <Rating value={producto.rating} brief />
                  <Precio producto={producto} className="text-sm font-semibold" />
                </div>
              </div>
              <BuyLink
                producto={producto}
                className="border-accent bg-transparent text-sm text-accent hover:bg-accent-tint max-sm:w-full"
              />
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
