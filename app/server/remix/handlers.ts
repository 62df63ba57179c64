import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import type { RouteTable } from "./route-table";

const OF_SCRIPT = /\.data$/;

/**
 * Remix compares a path with all routes several times a page, and makes them all anew for React. That
 * takes a fifth of a visitor's page, so each of their routes gets a handler that knows no other.
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
