import { Link, useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "~/site/paths";

const PATIENCE_MS = 200;

const ROWS: Readonly<Record<string, number>> = {
  [paths.adminConsejos()]: 5,
  [paths.adminCategorias()]: 5,
  [paths.adminRelaciones()]: 3,
};

/** Leaves the page by a full load, as only then the browser asks about unsaved text in a form. */
export function AdminLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  return (
    <Link
      to={to}
      {...rest}
      onClick={(event) => {
        const isFree = window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
        if (isFree || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        window.location.assign(to);
      }}
    />
  );
}

export function Screen({ children }: { children: ReactNode }) {
  const awaited = useAwaitedPath();
  useArrival();
  const rows = awaited === undefined ? 0 : (ROWS[awaited] ?? 0);
  return (
    <div aria-busy={awaited !== undefined}>
      <p role="status" className="sr-only">
        {awaited !== undefined && "Cargando…"}
      </p>
      {rows > 0 && <Skeleton rows={rows} />}
      <div hidden={rows > 0}>{children}</div>
    </div>
  );
}

function useAwaitedPath(): string | undefined {
  const { state, location } = useNavigation();
  const { pathname: here } = useLocation();
  const next = state === "loading" && location.pathname !== here ? location.pathname : undefined;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setLate(next), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [next]);
  // Removes the skeleton as the wait ends: the new title gets the focus and must be visible.
  return late === next ? late : undefined;
}

/** Restores scrolling without Remix's component, which exceeds this page's limit of bytes. */
function useArrival(): void {
  const { key, pathname } = useLocation();
  const { state } = useNavigation();
  const isBack = useNavigationType() === "POP";
  const seen = useRef(pathname);
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    // The router's pages are scrolled by the code below; a loaded document is left to the browser.
    history.scrollRestoration = "manual";
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", giveBack);
    return () => window.removeEventListener("pagehide", giveBack);
  }, []);
  useEffect(() => {
    if (state === "loading") places.current.set(key, window.scrollY);
  }, [state, key]);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const title = document.querySelector<HTMLElement>("#contenido h1");
    title?.setAttribute("tabindex", "-1");
    title?.focus({ preventScroll: true });
    window.scrollTo(0, (isBack && places.current.get(key)) || 0);
  }, [pathname, key, isBack]);
}

function Skeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" data-esqueleto>
      <div className="h-10 w-72 max-w-full rounded-md bg-band-strong" />
      <div className="panel mt-6 divide-y divide-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex items-center gap-4 p-5">
            <div className="h-12 w-16 flex-none rounded-sm bg-band-strong" />
            <div className="grid flex-1 gap-2">
              <div className="h-4 w-1/2 rounded-sm bg-band-strong" />
              <div className="h-3 w-3/4 rounded-sm bg-band" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
