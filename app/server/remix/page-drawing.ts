import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { wishes } from "~/http/handle";
import type { Application } from "./application";
import { drawByRouter, type Route } from "./router-drawing";

/** Addresses of visitors. */
const PAGE = /^\/(?!(?:admin|auth)(?:\/|$))([a-z-]*(?:\/[a-z0-9-]+)?)$/;

/** Parameters by which Remix asks for a part of a page. */
const PARTS = ["_data", "_routes", "index"];

const ROOT = "root";
const LAST_RESORT = "*";

/**
 * Remix copies the request for each loader, encodes for the browser all that the loaders found, and
 * walks through all routes several times: for a page that sends no data to a script that is a third
 * of its cost. Such a page is drawn by the router alone. Whatever else comes of a request, a fault,
 * a redirect or a cookie, is Remix's to answer, so a loader of a page may run twice.
 */
export function drawPages(build: ServerBuild): Application {
  const remix = createRequestHandler(build, "production");
  const known = new Map<string, Application>();

  function choose({ method, url }: Request): Application {
    const { pathname, searchParams } = new URL(url);
    const [, path] = PAGE.exec(pathname) ?? [];
    if (method !== "GET" || path === undefined) return remix;
    if (PARTS.some((name) => searchParams.has(name))) return remix;
    const kind = kindOf(path);
    const page = known.get(kind) ?? drawPage(build, pathname);
    if (page) known.set(kind, page);
    return page ?? remix;
  }

  return (request, context) => choose(request)(request, context);
}

/**
 * The one page of all addresses that have the first part and the number of parts in common.
 * @returns none for an address that only the last resort takes, none for files and the like
 */
function pageAt({ routes }: ServerBuild, pathname: string): Route | undefined {
  const pages = pagesOf(routes);
  const [match] = matchRoutes(pages, pathname) ?? [];
  const page = match && match.route.path !== LAST_RESORT ? routes[match.route.id] : undefined;
  const isAlone = pages.filter(({ path }) => kindOf(path) === kindOf(page?.path)).length === 1;
  const isPage = page?.module.default && !wishes(page.module.handle, "hydrate");
  return isAlone && isPage ? page : undefined;
}

const pagesOf = (routes: ServerBuild["routes"]) =>
  Object.values(routes).flatMap((route) =>
    route?.parentId === ROOT ? [{ id: route.id, path: route.path ?? "" }] : [],
  );

const OF_VISITORS = /^\/(?!(?:admin|auth)(?:[/.]|$))/;

/** Tells the paths that only the last resort takes, among those of visitors. */
export function findNowhere({ routes }: ServerBuild): (path: string) => boolean {
  const pages = pagesOf(routes);
  return (path) =>
    OF_VISITORS.test(path) && matchRoutes(pages, path)?.[0]?.route.path === LAST_RESORT;
}

/** What an address and its route have in common: the first part, and whether there is a second. */
function kindOf(path = ""): string {
  const [first = "", second] = path.split("/");
  return second === undefined ? first : `${first}/*`;
}

function drawPage(build: ServerBuild, pathname: string): Application | undefined {
  const { [ROOT]: root } = build.routes;
  const page = pageAt(build, pathname);
  if (!root || !page) return undefined;
  const narrow = withRoutes(build, [root, page]);
  const remix = createRequestHandler(narrow, "production");
  const draw = drawByRouter(narrow, root, page);
  return async (request, context) =>
    // Remix meets the fault again, and reports it.
    (context && (await draw(request, context).catch(() => undefined))) ?? remix(request, context);
}

function withRoutes(build: ServerBuild, routes: Route[]): ServerBuild {
  const only = <Each>(all: Record<string, Each>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => routes.some((each) => each.id === id)));
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  return { ...build, routes: only(build.routes), assets };
}
