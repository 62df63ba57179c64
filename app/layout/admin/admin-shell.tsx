import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { Logo } from "../logo";
import { AdminMenu } from "./admin-menu";
import { AdminToast } from "./admin-toast";
import { Screen } from "./navigation";
import { Sidebar } from "./sidebar";

export interface AdminShellProps {
  email: string;
  isMain: boolean;
  mfaEnabled: boolean;
  startsFolded: boolean;
  /** Of the program. */
  version: string;
}

/** Bar, menu and content of every admin screen. */
export function AdminShell({ children, ...props }: AdminShellProps & { children: ReactNode }) {
  return (
    <>
      <AdminBar {...props} />
      <div className="flex flex-1 items-stretch">
        <Sidebar {...props} />
        <main id="contenido" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <AdminToast />
          <div className="mx-auto max-w-5xl px-5 pt-8 pb-32 md:px-8 md:pt-12">
            <Screen>{children}</Screen>
          </div>
        </main>
      </div>
      <footer className="border-t border-line bg-surface px-5 py-3 text-xs text-soft">
        Versión {props.version}
      </footer>
    </>
  );
}

function AdminBar(props: AdminShellProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 px-5 py-2">
        <Logo />
        <a href={paths.home()} className="prose-link hidden py-1 text-sm md:block">
          Ver el sitio
        </a>
        <div className="ml-auto hidden text-right sm:block">
          <p className="text-sm font-semibold wrap-anywhere">{props.email}</p>
          <StatusLine {...props} />
        </div>
        <form method="post" action={paths.authSalir()} className="ml-auto sm:ml-0">
          <button type="submit" className="btn btn-quiet">
            <Icon name="salir" className="size-5" />
            <span className="max-sm:sr-only">Cerrar sesión</span>
          </button>
        </form>
        <MobileMenu {...props} />
      </div>
    </header>
  );
}

function StatusLine({ isMain, mfaEnabled }: AdminShellProps) {
  return (
    <p className="text-xs text-soft">
      {isMain && "Admin principal · "}
      {mfaEnabled ? "2FA Activado" : "2FA Desactivado"}
    </p>
  );
}

function MobileMenu(props: AdminShellProps) {
  const { pathname } = useLocation();
  // On another screen it starts closed.
  return (
    <details key={pathname} className="relative md:hidden">
      <summary className="grid size-11 place-items-center rounded-full hover:bg-band">
        <Icon name="menu" />
        <span className="sr-only">Menú</span>
      </summary>
      <nav
        aria-label="Administración"
        className="absolute right-0 z-20 mt-2 w-72 rounded-lg border border-line bg-surface p-3 shadow-raised"
      >
        <div className="border-b border-line px-3 pb-3 sm:hidden">
          <p className="text-sm font-semibold wrap-anywhere">{props.email}</p>
          <StatusLine {...props} />
        </div>
        <AdminMenu {...props} />
      </nav>
    </details>
  );
}
