import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import type { RamaDeMenu } from "~nouns/categorias/rules/categoria";
import { useMenu } from "~nouns/categorias/screens/use-categorias";
import { CategoriaIcon } from "./categoria-icon";

export function CategoriaTree({ current }: { current: string }) {
  const principales = useMenu();
  const isPresent = ({ slug, subcategorias }: RamaDeMenu) =>
    slug === current || subcategorias.some((child) => child.slug === current);
  const present = principales.filter(isPresent);
  const others = principales.filter((each) => !present.includes(each));
  const list = others.map((each) => <Principal key={each.id} principal={each} current={current} />);
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
        {present.map((principal) => (
          <Principal key={principal.id} principal={principal} current={current} isOpen />
        ))}
        {present.length === 0 && list}
      </ul>
      {present.length > 0 && others.length > 0 && (
        <details className="group">
          <summary className="tree-link">
            <Icon name="flecha" className="group-open:rotate-90" />
            Otras categorías
          </summary>
          <ul className="grid gap-0.5">{list}</ul>
        </details>
      )}
      <a
        href={paths.categorias()}
        className="prose-link mt-2 inline-block py-1 text-sm font-semibold"
      >
        Ver todas las categorías
      </a>
    </nav>
  );
}

/** Opens the tree on telephones, where it is long. A floating button would cover headings. */
export function CategoriaTreeLink() {
  return (
    <a href="#arbol" data-cajon className="btn btn-quiet pill no-print md:hidden">
      <Icon name="menu" className="size-5" />
      <span className="sr-only">Abrir menú de categorías </span>
      <span aria-hidden="true">Categorías</span>
    </a>
  );
}

type PrincipalProps = { principal: RamaDeMenu; current: string; isOpen?: boolean };

const Principal = ({ principal, current, isOpen = false }: PrincipalProps) => (
  <li>
    <TreeLink slug={principal.slug} current={current}>
      <CategoriaIcon slug={principal.slug} />
      {principal.nombre}
    </TreeLink>
    {isOpen && principal.subcategorias.length > 0 && (
      <ul className="mb-2 ml-5 border-l border-line pl-3">
        {principal.subcategorias.map((child) => (
          <li key={child.id}>
            <TreeLink slug={child.slug} current={current}>
              {child.nombre}
            </TreeLink>
          </li>
        ))}
      </ul>
    )}
  </li>
);

type TreeLinkProps = { slug: string; current: string; children: React.ReactNode };

function TreeLink({ slug, current, children }: TreeLinkProps) {
  return (
    <a
      href={paths.categoria(slug)}
      aria-current={slug === current ? "page" : undefined}
      className="tree-link"
    >
      {children}
    </a>
  );
}
