import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

export interface RouteTable {
  /** Only the last resort takes it: the page says that there is nothing. */
  leadsNowhere(path: string): boolean;
  /** No form is taken there. */
  refusesForms(path: string): boolean;
}

const LAST_RESORT = "*";
/** Others answer for themselves, as their forms and data come from script too. */
const OF_VISITORS = /^\/(?!(?:admin|auth)(?:[/.]|$))/;

export function readRoutes({ routes }: ServerBuild): RouteTable {
  const all = Object.values(routes).flatMap((route) =>
    route?.parentId === "root" ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const find = (path: string) =>
    OF_VISITORS.test(path) ? matchRoutes(all, path)?.[0]?.route : undefined;
  return {
    leadsNowhere: (path) => find(path)?.path === LAST_RESORT,
    refusesForms(path) {
      const found = find(path);
      if (found?.path === LAST_RESORT) return true;
      return found !== undefined && !routes[found.id]?.module.action;
    },
  };
}
