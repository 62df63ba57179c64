import { useLocation } from "@remix-run/react";
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
      {/* Parts that come later have a fixed place or stand to the right, so that nothing moves. */}
      <div className="wrap flex min-h-18 items-center gap-x-[min(1.5rem,7.5vw)] md:flex-wrap md:max-lg:min-h-25 md:max-lg:content-start md:max-lg:pt-2">
        <Logo />
        <MainMenu />
        <div className="flex min-h-11 items-center max-md:-ml-[min(1.25rem,6.25vw)] md:ml-auto md:gap-1">
          {/* The link to the desk stands here on tablets, where the menu has no room for it. */}
          {isAdmin && (
            <nav aria-label="Administración" className="hidden text-sm font-medium md:max-lg:block">
              <ul>
                <AdminLink />
              </ul>
            </nav>
          )}
          <SearchBox />
        </div>
      </div>
    </header>
  );
}

/** The links stand beside the button and not in its menu, so that wide screens always show them. */
function MainMenu() {
  const { isAdmin, menu } = useSite();
  return (
    <div className="max-md:ml-auto md:max-lg:order-last md:max-lg:-mx-2 md:max-lg:w-full md:max-lg:pb-2">
      <details name="cabecera" data-menu="" className="md:hidden">
        <summary className="nav-round">
          <Icon name="menu" />
          <span className="sr-only">Menú</span>
        </summary>
      </details>
      <nav aria-label="Principal" className="main-menu">
        <ul
          className={`grid md:flex md:flex-wrap md:items-center md:text-sm md:font-medium ${isAdmin ? "lg:-mr-6" : "md:gap-1"}`}
        >
          {menu.map(({ href, label }) =>
            href === paths.categorias() ? (
              <li key={href}>
                <details data-menu="" className="md:relative">
                  <CategoriasSummary label={label} />
                  <CategoriasMenu />
                </details>
              </li>
            ) : (
              <NavLink key={`${href} ${label}`} href={href} label={label} />
            ),
          )}
          <AdminLink className="md:max-lg:hidden" />
        </ul>
      </nav>
    </div>
  );
}

function SearchBox() {
  return (
    <details name="cabecera" data-menu="" className="md:relative">
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

function CategoriasSummary({ label }: { label: string }) {
  const { pathname } = useLocation();
  return (
    <summary aria-current={pathname.startsWith("/categoria") || undefined} className="nav-link">
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
