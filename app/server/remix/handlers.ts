import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import type { RouteTable } from "./route-table";

const OF_SCRIPT = /\.data$/;

/**
 * Gives each visitor route a handler that knows no other route: Remix matches a path against all
 * routes several times a page and rebuilds them for React, a fifth of the time of a page.
 */
export function createHandler(
  build: ServerBuild,
  table: Pick<RouteTable, "ofVisitors">,
): RequestHandler {
  const ofAll = createRequestHandler(build, "production");
  const own = new Map<string, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const id = OF_SCRIPT.test(pathname) ? undefined : table.ofVisitors(pathname);
    if (id === undefined) return ofAll(request, context);
    const handler = own.get(id) ?? createRequestHandler(onlyRoute(build, id), "production");
    own.set(id, handler);
    return handler(request, context);
  };
}

function onlyRoute(build: ServerBuild, id: string): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([each]) => each === "root" || each === id));
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes), assets };
}
