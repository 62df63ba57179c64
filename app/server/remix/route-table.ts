import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

export type RouteTable = ReturnType<typeof readRoutes>;

/** Routes that match anything: `:slug` may be a page of the owner, which the database knows. */
const LAST_RESORTS = ["*", ":slug"];
export const PRIVATE_ROUTE = /^routes\/(admin|auth)([._]|$)/;
const OF_VISITORS = /^\/(?!(?:admin|auth)(?:[/.]|$))/;

const isLast = (found?: { path: string }) =>
  found !== undefined && LAST_RESORTS.includes(found.path);

export function readRoutes({ routes }: ServerBuild) {
  const all = Object.values(routes).flatMap((route) =>
    route?.parentId === "root" ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const find = (path: string) =>
    OF_VISITORS.test(path) ? matchRoutes(all, path)?.[0]?.route : undefined;
  return {
    ofVisitors(path: string) {
      const found = find(path);
      // The table has no nested routes; they would match here if spelled in capitals (/Admin/nada).
      if (!found || isLast(found) || PRIVATE_ROUTE.test(found.id)) return undefined;
      return parents.has(found.id) ? undefined : found.id;
    },
    leadsNowhere: (path: string) => isLast(find(path)),
    refusesForms(path: string) {
      const found = find(path);
      if (isLast(found)) return true;
      return found !== undefined && !routes[found.id]?.module.action;
    },
  };
}
