import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { Application } from "./application";

/** Addresses of visitors; what they have in common is the first part, and whether there is a second. */
const PAGE = /^\/(?!(?:admin|auth)(?:\/|$))([a-z-]*)(\/[a-z0-9-]+)?$/;

const ROOT = "root";

/**
 * Remix walks through all routes several times for each page. A page of visitors is drawn by a build
 * that holds no more than the routes it is made of.
 */
export function narrowForPages(build: ServerBuild): Application {
  const whole = createRequestHandler(build, "production");
  const narrow = new Map<string, Application>();

  function choose({ method, url }: Request): Application {
    const { pathname, searchParams } = new URL(url);
    const [, first, second] = PAGE.exec(pathname) ?? [];
    // A request for data names its route by itself.
    if (method !== "GET" || first === undefined || searchParams.has("_data")) return whole;
    const kind = second ? `${first}/*` : first;
    const known = narrow.get(kind);
    if (known) return known;
    const routes = routesOf(build, pathname);
    if (!routes) return whole;
    const handler = createRequestHandler(withRoutes(build, routes), "production");
    narrow.set(kind, handler);
    return handler;
  }

  return (request, context) => choose(request)(request, context);
}

/** Ids of the routes that a page is made of; none for an address that only the last resort takes. */
function routesOf({ routes }: ServerBuild, pathname: string): Set<string> | undefined {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId === ROOT ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const [match] = matchRoutes(pages, pathname) ?? [];
  return match && match.route.path !== "*" ? new Set([ROOT, match.route.id]) : undefined;
}

function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
