import sheet from "virtual:public-sheet";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { hasSessionCookie } from "./auth/session/cookies.server";
import { findRules } from "./domain/nouns/ajustes/ajustes.server";
import { wantsLight } from "./http/cookies/cookies.server";
import { fitSheet, namesIn } from "./http/page/fit-sheet";
import * as pages from "./http/page/page-context";
import { hydratedPolicy, publicPolicy } from "./http/page/page-policy.server";
import { drawWhole } from "./http/page/whole-page.server";
import { logRefused } from "./http/requests/log-refused.server";
import { holds } from "./http/results/holds";
import { settings } from "./runtime/env.server";
import { log } from "./runtime/log.server";
import { paths } from "./site/paths";

const RETRY_AFTER_S = "30";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce = "", requestId = "" } = loadContext ?? {};
  const context: pages.PageContextValue = { requestId, nonce, preloads: [] };
  const pageOf = (drawn: EntryContext) => (
    <pages.PageContextProvider value={context}>
      <RemixServer context={drawn} url={request.url} nonce={nonce} />
    </pages.PageContextProvider>
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (isHydrated(remixContext)) {
    headers.set("Content-Security-Policy", hydratedPolicy(nonce));
    headers.set("Cache-Control", "no-store");
    return new Response(await drawWhole(pageOf(remixContext)), { status, headers });
  }
  // Drops the loaders' data, which only hydrated pages need; public pages run no React.
  const { serverHandoffStream: _, ...drawn } = remixContext;
  const html = `<!DOCTYPE html>${renderToStaticMarkup(pageOf(drawn))}`;
  // An error page is drawn even if the owner's colours cannot be read.
  const { page: whole, policy } = withStyle(html, await findRules().catch(() => ""));
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", publicCaching(request, status, headers, remixContext));
  headers.append("Vary", "Cookie, Save-Data");
  if (status === 503) headers.set("Retry-After", RETRY_AFTER_S);
  if (maySpeculate(request)) headers.set("Speculation-Rules", `"${paths.especulacion()}"`);
  for (const picture of context.preloads) headers.append("Link", pictureLink(picture));
  return new Response(whole, { status, headers });
}

/** Preloads pictures only, because a script that comes as early would delay them. */
function pictureLink({ srcSet, sizes }: pages.PreloadedPicture): string {
  const [smallest = ""] = srcSet.split(" ");
  return `<${smallest}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`;
}

function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) =>
    holds(routeModules[route.id]?.handle, "hydrate"),
  );
}

/** A page with a failed part is not cached by the server, nor may browsers cache it. */
function publicCaching(
  request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext }: EntryContext,
): string {
  const parts = [headers, ...Object.values(staticHandlerContext.loaderHeaders)];
  const isUnsound = parts.some((part) => part.get("Cache-Control")?.includes("no-store"));
  if (isUnsound || status >= 500) return "no-store";
  if (hasSessionCookie(request)) return "private, no-store";
  const isPersonal = request.headers.has("Cookie") || headers.has("Set-Cookie");
  if (isPersonal || wantsLight(request)) return "private, no-cache";
  const { CDN_SECONDS } = settings();
  if (CDN_SECONDS === 0) return "public, no-cache";
  return `public, max-age=0, must-revalidate, s-maxage=${CDN_SECONDS}`;
}

/** Personal pages are not prefetched, because they may be out of date when shown. */
const maySpeculate = (request: Request) => !request.headers.has("Cookie") && !wantsLight(request);

/** Aborted requests and thrown 404s are not logged as errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteError(error) && error.status < 500) {
    logRefused(`status ${error.status}`, { id: context?.requestId });
    return;
  }
  log().error({ id: context?.requestId, err: error }, "request failed");
};

function isRouteError(error: unknown): error is { status: number } {
  return holds(error, "status") && holds(error, "data");
}

/** The place for the style. No text of a page can equal it, because `<` is escaped. */
const PLACE = "<style></style>";
const OPENING = "<style>".length;

type Style = { css: Buffer; policy: string };

/** Caches by names used, because finding a page's styles takes longer than drawing the page. */
const fitted = new LRUCache<string, Style>({ max: 100 });

/**
 * Inlines the styles that the page may use, so that the first packets hold all of it.
 * @param rules the owner's colours, which override tokens of the sheet
 */
function withStyle(html: string, rules: string): { page: Buffer<ArrayBuffer>; policy: string } {
  const names = namesIn(html);
  const key = `${[...names].join(" ")} ${rules}`;
  const { css, policy } = fitted.get(key) ?? fitStyle(names, rules);
  fitted.set(key, { css, policy });
  const at = html.indexOf(PLACE) + OPENING;
  // Encoded apart, because V8 takes ten times as long to join long strings as to copy bytes.
  const page = Buffer.concat([Buffer.from(html.slice(0, at)), css, Buffer.from(html.slice(at))]);
  return { page, policy };
}

function fitStyle(names: ReadonlySet<string>, rules: string): Style {
  const css = fitSheet(sheet.parts, new Set([...names, ...sheet.drawn])) + rules;
  return { css: Buffer.from(css), policy: publicPolicy(css) };
}
