import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { SearchForm } from "~features/busqueda/screens/search-form";
import { CategoriasMenu } from "./categorias-menu";
import { Logo } from "./logo";

export function SiteHeader() {
  const { isAdmin } = useSite();
  return (
    <header className="no-print border-b border-line bg-surface">
      {/* Later parts have a fixed place or stand to the right, so that nothing moves. */}
      <div className="wrap flex min-h-18 items-center gap-x-[min(1.5rem,7.5vw)] md:flex-wrap md:max-lg:min-h-25 md:max-lg:content-start md:max-lg:pt-2">
        <Logo />
        <DesktopNav />
        <div className="ml-auto flex min-h-11 w-[min(5.75rem,30vw)] items-center gap-1 md:w-auto">
          {/* Shown here on a tablet, where the menu has no room for it. */}
          {isAdmin && (
            <nav aria-label="Administración" className="hidden text-sm font-medium md:max-lg:block">
              <ul>
                <AdminLink />
              </ul>
            </nav>
          )}
          <SearchBox />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function DesktopNav() {
  const { isAdmin } = useSite();
  return (
    <nav
      aria-label="Principal"
      className={`-mx-2 hidden w-full pb-2 max-lg:order-last md:block lg:w-auto lg:pb-0 ${isAdmin ? "" : "lg:mx-0"}`}
    >
      <ul
        className={`flex flex-wrap items-center text-sm font-medium ${isAdmin ? "-mr-6" : "gap-1"}`}
      >
        <MenuLinks
          categorias={(label) => (
            <details name="cabecera" data-menu className="relative">
              <CategoriasSummary label={label} className="gap-1" />
              <CategoriasMenu
                className="menu-panel top-full left-0 max-h-[80vh] w-160 overflow-y-auto rounded-lg border p-3"
                isWide
              />
            </details>
          )}
        />
        <AdminLink className="max-lg:hidden" />
      </ul>
    </nav>
  );
}

function SearchBox() {
  return (
    <details name="cabecera" data-menu className="md:relative">
      <summary className="nav-round">
        <Icon name="buscar" />
        <span className="sr-only">Buscar</span>
      </summary>
      <search className="menu-panel inset-x-0 border-y p-4 md:top-full md:right-0 md:left-auto md:w-96 md:rounded-lg md:border">
        <SearchForm id="q" isMenu />
      </search>
    </details>
  );
}

/** Repeats the links, because a closed <details> cannot show its content on wide screens. */
function MobileMenu() {
  return (
    <details name="cabecera" data-menu className="md:hidden">
      <summary className="nav-round">
        <Icon name="menu" />
        <span className="sr-only">Menú</span>
      </summary>
      <nav
        aria-label="Principal"
        className="menu-panel inset-x-0 max-h-[80vh] overflow-y-auto border-y px-4 py-3"
      >
        <ul className="grid">
          <MenuLinks
            categorias={(label) => (
              <details>
                <CategoriasSummary label={label} className="justify-between" />
                <CategoriasMenu className="pb-2 pl-2" />
              </details>
            )}
          />
          <AdminLink />
        </ul>
      </nav>
    </details>
  );
}

function MenuLinks({ categorias }: { categorias: (label: string) => ReactNode }) {
  const { menu } = useSite();
  return menu.map(({ href, label }) =>
    href === paths.categorias() ? (
      <li key={href}>{categorias(label)}</li>
    ) : (
      <NavLink key={`${href} ${label}`} href={href} label={label} />
    ),
  );
}

function CategoriasSummary({ label, className }: Record<"label" | "className", string>) {
  const { pathname } = useLocation();
  return (
    <summary
      aria-current={pathname.startsWith("/categoria") || undefined}
      className={`nav-link ${className}`}
    >
      {label}
      <Icon name="flecha" />
    </summary>
  );
}

function AdminLink({ className }: { className?: string }) {
  const { isAdmin } = useSite();
  return isAdmin ? (
    <NavLink href={paths.admin()} label="Panel Admin" className={className} />
  ) : null;
}

function NavLink({ href, label, className }: { href: string; label: string; className?: string }) {
  const { pathname } = useLocation();
  const isWithin = href !== paths.home() && pathname.startsWith(`${href}/`);
  return (
    <li className={className}>
      <a
        href={href}
        aria-current={pathname === href ? "page" : isWithin || undefined}
        className="nav-link"
      >
        {label}
      </a>
    </li>
  );
}
