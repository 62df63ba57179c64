import sheet from "virtual:public-sheet";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { hasSessionCookie } from "./auth/session/cookies.server";
import { findRules } from "./domain/nouns/ajustes/ajustes.server";
import { wantsLight } from "./http/cookies/cookies.server";
import { fitSheet, namesIn } from "./http/page/fit-sheet";
import {
  PageContextProvider,
  type PageContextValue,
  type PreloadedPicture,
} from "./http/page/page-context";
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
  const context: PageContextValue = { requestId, nonce, preloads: [] };
  const pageOf = (drawn: EntryContext) => (
    <PageContextProvider value={context}>
      <RemixServer context={drawn} url={request.url} nonce={nonce} />
    </PageContextProvider>
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (isHydrated(remixContext)) {
    headers.set("Content-Security-Policy", hydratedPolicy(nonce));
    headers.set("Cache-Control", "no-store");
    return new Response(await drawWhole(pageOf(remixContext)), { status, headers });
  }
  // The loaders' data is for the browser to take over, which no public page does.
  const { serverHandoffStream: _, ...drawn } = remixContext;
  const html = `<!DOCTYPE html>${renderToStaticMarkup(pageOf(drawn))}`;
  // The page of a fault has the house's colours.
  const { page: whole, policy } = withStyle(html, await findRules().catch(() => ""));
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", publicCaching(request, status, headers, remixContext));
  headers.append("Vary", "Cookie, Save-Data");
  if (status === 503) headers.set("Retry-After", RETRY_AFTER_S);
  if (maySpeculate(request)) headers.set("Speculation-Rules", `"${paths.especulacion()}"`);
  for (const picture of context.preloads) headers.append("Link", pictureLink(picture));
  // A string would be searched for broken surrogates once more.
  return new Response(Buffer.from(whole), { status, headers });
}

/** Script that came as early would delay the pictures. */
function pictureLink({ srcSet, sizes }: PreloadedPicture): string {
  const [smallest = ""] = srcSet.split(" ");
  return `<${smallest}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`;
}

function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) =>
    holds(routeModules[route.id]?.handle, "hydrate"),
  );
}

/** A page with a failed part is not kept, here or by browsers. */
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

/** A page of one visitor that is fetched ahead may be out of date when it is seen. */
const maySpeculate = (request: Request) => !request.headers.has("Cookie") && !wantsLight(request);

/** Aborted requests and thrown 404s are no faults of ours. */
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

/** Pages escape `<`, so no text of theirs looks like it. */
const PLACE = "<style></style>";
const OPENING = "<style>".length;

/** Pages of a kind use the same part, which takes longer to find than most of a page. */
const fitted = new LRUCache<string, string>({ max: 100 });

/**
 * Inlines the part of the style that the page may use, so that the first flight of packets holds both.
 * @param rules replace tokens of the sheet; the owner's colours
 */
function withStyle(html: string, rules: string): { page: string; policy: string } {
  const names = namesIn(html);
  for (const name of sheet.drawn) names.add(name);
  const key = [...names].join(" ");
  const fit = fitted.get(key) ?? fitSheet(sheet.parts, names);
  fitted.set(key, fit);
  const css = fit + rules;
  const at = html.indexOf(PLACE) + OPENING;
  return { page: html.slice(0, at) + css + html.slice(at), policy: publicPolicy(css) };
}
