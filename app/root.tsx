import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
// Imported here, because only imports of the client build become files.
import enhanceSrc from "~/enhance/main.ts?worker&url";
import { loadSiteData } from "~/layout/site-data.server";
import adminCss from "~/styles/admin.css?url";
import drawnHref from "~/styles/drawn.css?url";
import { usePageContext } from "./http/page/page-context";
import { useSite } from "./http/page/site-data";
import { holds } from "./http/results/holds";
import { CompareLink } from "./layout/compare-link";
import { ErrorPage, errorMeta } from "./layout/error-page";
import { SiteFrame } from "./layout/site-frame";
import { paths } from "./site/paths";
import { ProofProvider } from "./ui/form/form-proof";

const REFRESH_S = 3;

export const meta = errorMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, ...init } = await loadSiteData(request, context);
  return data(site, init);
}

export function Layout({ children }: { children: ReactNode }) {
  const { light, prueba, marks } = useSite();
  const nonce = usePageContext()?.nonce;
  const isHydrated = useHandle("hydrate");
  return (
    <html lang="es" className={light ? "light" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <meta name="theme-color" content={marks.themeColor ?? "#1c4037"} />
        {marks.icon ? (
          <link rel="icon" href={marks.icon} type="image/png" />
        ) : (
          <>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
          </>
        )}
        <link rel="apple-touch-icon" href={marks.touchIcon ?? "/apple-touch-icon.png"} />
        {isHydrated ? <FaultStyles /> : <style />}
        {isHydrated && marks.colours && (
          <link rel="stylesheet" href={paths.colores({ v: marks.colours })} />
        )}
        {useRefreshes() && (
          <noscript>
            <meta httpEquiv="refresh" content={`${REFRESH_S}`} />
          </noscript>
        )}
      </head>
      <body className="flex min-h-svh flex-col">
        <a href="#contenido" className="sr-only focus:not-sr-only focus:p-3">
          Saltar al contenido
        </a>
        <ProofProvider value={prueba}>{children}</ProofProvider>
        {isHydrated ? <Scripts nonce={nonce} /> : <VisitorsScript />}
      </body>
    </html>
  );
}

/** Loads the admin's style for error pages, because Remix drops the links of a failed route. */
function FaultStyles() {
  return useRouteError() === undefined ? null : <link rel="stylesheet" href={adminCss} />;
}

const LAST = { fetchpriority: "low" };

/** Loaded last, because on a slow connection it would delay the first picture. */
function VisitorsScript() {
  const { light } = useSite();
  return light ? null : <script type="module" src={enhanceSrc} data-drawn={drawnHref} {...LAST} />;
}

function useRefreshes(): boolean {
  return useMatches().some(({ data }) => holds(data, "refreshes") && data.refreshes);
}

function useHandle(wish: "hydrate" | "ownFrame"): boolean {
  return useMatches().some(({ handle }) => holds(handle, wish));
}

export default function App() {
  if (useHandle("ownFrame")) return <Outlet />;
  return (
    <SiteFrame>
      <FlashBanner />
      <Outlet />
      <CompareLink />
    </SiteFrame>
  );
}

/** Sticky, because a page may open at the card that the visitor came from. */
function FlashBanner() {
  const { flash } = useSite();
  if (!flash) return null;
  const { tone, title, text, isBrief } = flash;
  const isError = tone === "error";
  return (
    <div
      role={isError ? "alert" : "status"}
      data-aviso={tone}
      data-breve={isBrief ? "" : undefined}
      className={`no-print sticky top-0 z-30 border-b px-4 py-3 text-center text-sm shadow-card ${
        isError ? "border-danger bg-danger-tint text-ink" : "border-brand bg-brand-tint text-ink"
      }`}
    >
      <strong>{title}</strong> {text && <span className="ml-2">{text}</span>}
    </div>
  );
}

export const ErrorBoundary = () => <ErrorPage />;
