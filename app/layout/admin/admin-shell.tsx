import type { ReactNode } from "react";
import { paths } from "~/site/paths";
import { PostForm } from "~/ui/form/route-form";
import { Icon } from "~/ui/picture/icon";
import { Logo } from "../logo";
import { AdminToast } from "./admin-toast";
import { MobileMenu } from "./mobile-menu";
import { Screen } from "./navigation";
import { Sidebar } from "./sidebar";
import { type Status, StatusLine } from "./status-line";

type AdminShellProps = Status & { email: string; startsFolded: boolean; version: string };

export function AdminShell({ children, ...props }: AdminShellProps & { children: ReactNode }) {
  return (
    <>
      <AdminBar {...props} />
      <div className="flex flex-1 items-stretch">
        <Sidebar {...props} />
        <main tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <AdminToast />
          <div id="contenido" className="mx-auto max-w-5xl px-5 pt-8 pb-32 md:px-8 md:pt-12">
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
        {/* Beside a long address the name would break after each letter. */}
        <div className="flex min-w-32 max-w-max flex-1">
          <Logo />
        </div>
        <a href={paths.home()} className="prose-link hidden py-1 text-sm md:block">
          Ver el sitio
        </a>
        <div className="hidden flex-1 text-right sm:block">
          <p className="text-sm font-semibold wrap-anywhere">{props.email}</p>
          <StatusLine {...props} />
        </div>
        <PostForm action={paths.authSalir()} className="ml-auto sm:ml-0">
          <button
            type="submit"
            className="btn btn-quiet max-md:size-11 max-md:border-transparent max-md:p-0"
          >
            <Icon name="salir" className="size-5" />
            <span className="max-md:sr-only">Cerrar sesión</span>
          </button>
        </PostForm>
        <MobileMenu {...props} />
      </div>
    </header>
  );
}
