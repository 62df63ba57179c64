import type { RamaDeMenu } from "~/domain/categorias/rules/categoria";
import { useMenu } from "~/domain/categorias/screens/use-categorias";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { CategoriaIcon } from "./categoria-icon";

export function CategoriaTree({ current }: { current: string }) {
  const principales = useMenu();
  return (
    <nav
      id="arbol"
      aria-labelledby="arbol-titulo"
      className="no-print w-full min-w-0 wrap-anywhere max-md:not-target:not-in-[dialog]:hidden md:col-start-1 md:row-start-1"
    >
      <h2 id="arbol-titulo" className="text-lg md:text-xl">
        Categorías
      </h2>
      <ul className="clear-both mt-3 grid gap-0.5">
        {principales.map((principal) => (
          <Branch key={principal.id} principal={principal} current={current} />
        ))}
      </ul>
      <a
        href={paths.categorias()}
        className="prose-link mt-4 inline-block py-1 text-sm font-semibold"
      >
        Ver todas las categorías
      </a>
    </nav>
  );
}

/** Shows the tree on a phone, where it would be long. It does not float, where it would cover headings. */
export function CategoriaTreeLink() {
  return (
    <a href="#arbol" data-cajon className="btn btn-quiet pill no-print md:hidden">
      <Icon name="menu" className="size-5" />
      <span className="sr-only">Abrir menú de categorías </span>
      <span aria-hidden="true">Categorías</span>
    </a>
  );
}

function Branch({ principal, current }: { principal: RamaDeMenu; current: string }) {
  const { slug, nombre, subcategorias } = principal;
  const isOpen = slug === current || subcategorias.some((child) => child.slug === current);
  const link = (
    <TreeLink slug={slug} current={current}>
      <CategoriaIcon slug={slug} />
      {nombre}
    </TreeLink>
  );
  if (subcategorias.length === 0) return <li>{link}</li>;
  return (
    <li>
      <div className="relative">
        {link}
        <details open={isOpen} className="group">
          <summary className="absolute top-0 right-0 grid size-10 place-items-center rounded-md hover:bg-band">
            <Icon name="flecha" className="size-4 group-open:rotate-90" />
            <span className="sr-only">Subcategorías de {nombre}</span>
          </summary>
          <ul className="mb-2 ml-5 border-l border-line pl-3">
            {subcategorias.map((child) => (
              <li key={child.id}>
                <TreeLink slug={child.slug} current={current}>
                  {child.nombre}
                </TreeLink>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}

type TreeLinkProps = { slug: string; current: string; children: React.ReactNode };

function TreeLink({ slug, current, children }: TreeLinkProps) {
  return (
    <a
      href={paths.categoria(slug)}
      aria-current={slug === current ? "page" : undefined}
      className="tree-link mr-10"
    >
      {children}
    </a>
  );
}
