import { useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { useScriptReady } from "~/ui/field/script-ready";
import { PostForm } from "~/ui/form/route-form";
import { WriterContext } from "~/ui/page/for-publishers";
import { Toast } from "~/ui/page/toast";
import { Icon } from "~/ui/picture/icon";
import { Logo } from "../logo";
import { AdminMenu } from "./admin-menu";
import type { MenuGroup } from "./menu.server";
import { Screen } from "./navigation";
import { type Status, StatusLine } from "./status-line";

interface AdminShellProps extends Status {
  email: string;
  startsFolded: boolean;
  version: string;
  menu: readonly MenuGroup[];
}

export function AdminShell({ children, ...props }: AdminShellProps & { children: ReactNode }) {
  return (
    <WriterContext.Provider value={props.isWriter}>
      <AdminBar {...props} />
      <div className="flex flex-1 items-stretch">
        <Sidebar {...props} />
        <main tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <AdminToast />
          <div
            id="contenido"
            className="mx-auto max-w-5xl has-[[data-ancho]]:max-w-350 px-5 pt-8 pb-32 md:px-8 md:pt-12"
          >
            <Screen>{children}</Screen>
          </div>
        </main>
      </div>
      <footer className="border-t border-line bg-surface px-5 py-3 text-xs text-soft">
        Versión {props.version}
      </footer>
    </WriterContext.Provider>
  );
}

function AdminBar(props: AdminShellProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 px-5 py-2">
        {/* A minimal width, or a long address beside the name would break it after each letter. */}
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
            <Icon admin name="salir" className="size-5" />
            <span className="max-md:sr-only">Cerrar sesión</span>
          </button>
        </PostForm>
        <MobileMenu {...props} />
      </div>
    </header>
  );
}

const ROOM = "(width >= 64rem)";

function Sidebar(props: Pick<AdminShellProps, "menu" | "startsFolded">) {
  const { here } = useSite();
  const [isFolded, setFolded] = useState(props.startsFolded);
  const intent = isFolded ? "desplegar" : "plegar";
  const toggle = () => {
    setFolded(!isFolded);
    // The server sets the cookie, because script cannot write HttpOnly cookies.
    const body = new URLSearchParams({ intent });
    void fetch(paths.preferencias(), { method: "POST", body, redirect: "manual" });
  };
  useMenuShortcut(ROOM, toggle);
  const label = isFolded ? "Desplegar el menú" : "Plegar el menú";
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    toggle();
  };
  return (
    <aside
      className={`hidden flex-none border-r border-line bg-surface py-3 md:block ${
        isFolded ? "w-12" : "w-12 lg:w-64 lg:px-3"
      }`}
    >
      <div className="sticky top-3 grid gap-3">
        <form
          method="post"
          action={paths.preferencias()}
          className={`hidden lg:grid ${isFolded ? "justify-center" : "justify-end"}`}
        >
          <input type="hidden" name="volver" value={here} />
          <button
            type="submit"
            name="intent"
            value={intent}
            onClick={onClick}
            aria-expanded={!isFolded}
            aria-controls="menu-lateral"
            title={`${label} (Ctrl+B)`}
            className="grid size-11 cursor-pointer place-items-center rounded-md text-soft hover:bg-band"
          >
            <Icon admin name="barra-lateral" className="size-5" />
            <span className="sr-only">{label}</span>
          </button>
        </form>
        <nav id="menu-lateral" aria-label="Administración">
          <AdminMenu {...props} shows={isFolded ? "icons" : "words where there is room"} />
        </nav>
      </div>
    </aside>
  );
}

const SMALL = "(width < 48rem)";

function MobileMenu(props: AdminShellProps) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuShortcut(SMALL, () => {
    const button = menu.current?.querySelector("summary");
    // Moves the focus first, because closing the menu would lose it.
    button?.focus();
    button?.click();
  });
  return (
    <details ref={menu} key={pathname} className="relative md:hidden">
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

/** Screen readers announce text put into a status, but seldom a status added with its text. */
function AdminToast() {
  const { flash, now } = useSite();
  const isReady = useScriptReady();
  const isError = flash?.tone === "error";
  return (
    <>
      <div role="status" className="sticky top-0 z-40">
        {flash && !isError && <Toast key={`${isReady} ${now}`} message={flash} />}
      </div>
      {flash && isError && <Toast key={now} message={flash} />}
    </>
  );
}

const FIELDS = "input, textarea, select, [contenteditable]";

function useMenuShortcut(screens: string, toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === "b" && (event.ctrlKey || event.metaKey);
      if (!isShortcut || (event.target instanceof Element && event.target.closest(FIELDS))) return;
      event.preventDefault();
      if (window.matchMedia(screens).matches) toggle();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
