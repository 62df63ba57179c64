import {
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import {
  type AgnosticNonIndexRouteObject,
  createStaticHandler,
  type StaticHandlerContext,
} from "@remix-run/router";
import { wishes } from "~/http/handle";
import type { Application } from "./application";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** @returns nothing for an answer that is more than a sound page */
type Drawer = (request: Request, context: AppLoadContext) => Promise<Response | undefined>;

/** Addresses of visitors; what they have in common is the first part, and whether there is a second. */
const PAGE = /^\/(?!(?:admin|auth)(?:\/|$))([a-z-]*)(\/[a-z0-9-]+)?$/;

/** Parameters by which Remix asks for a part of a page. */
const PARTS = ["_data", "_routes", "index"];

const ROOT = "root";

/**
 * Remix copies the request for each loader, encodes for the browser all that the loaders found, and
 * walks through all routes several times: for a page that sends no data to a script that is a third
 * of its cost. Such a page is drawn by the router alone. Whatever else comes of a request, a fault,
 * a redirect or a header, is Remix's to answer, so a loader of a page may run twice.
 */
export function drawPages(build: ServerBuild): Application {
  const remix = createRequestHandler(build, "production");
  const drawers = new Map<string, Drawer>();

  function choose({ method, url }: Request): Drawer | undefined {
    const { pathname, searchParams } = new URL(url);
    const [, first, second] = PAGE.exec(pathname) ?? [];
    if (method !== "GET" || first === undefined) return undefined;
    if (PARTS.some((name) => searchParams.has(name))) return undefined;
    const kind = second ? `${first}/*` : first;
    const known = drawers.get(kind);
    if (known) return known;
    const page = pageAt(build, pathname);
    const drawer = page && drawerOf(build, page);
    if (drawer) drawers.set(kind, drawer);
    return drawer;
  }

  return async (request, context) => {
    const drawn = context && (await choose(request)?.(request, context).catch(passOn));
    return drawn ?? remix(request, context);
  };
}

/** Remix meets the fault again, and reports it. */
const passOn = () => undefined;

/** @returns none for an address that only the last resort takes, and none for files and the like */
function pageAt({ routes }: ServerBuild, pathname: string): Route | undefined {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId === ROOT ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const [match] = matchRoutes(pages, pathname) ?? [];
  const page = match && match.route.path !== "*" ? routes[match.route.id] : undefined;
  const isPage = page?.module.default && !wishes(page.module.handle, "hydrate");
  return isPage ? page : undefined;
}

function drawerOf(build: ServerBuild, page: Route): Drawer | undefined {
  const { [ROOT]: root } = build.routes;
  if (!root) return undefined;
  const { query } = createStaticHandler([{ ...toDataRoute(root), children: [toDataRoute(page)] }], {
    future: { v7_relativeSplatPath: true, v7_throwAbortReason: true },
  });
  const entryContext = toEntryContext(build, [root, page]);

  return async (request, loadContext) => {
    const found = await query(request, { requestContext: loadContext });
    if (found instanceof Response || !isSound(found)) return undefined;
    const context = { ...entryContext, staticHandlerContext: found };
    const headers = headersOf(page, found);
    return build.entry.module.default(request, found.statusCode, headers, context, loadContext);
  };
}

function toDataRoute({
  id,
  path = "",
  module,
}: Route): AgnosticNonIndexRouteObject & { id: string } {
  const { loader, handle } = module;
  return {
    id,
    path,
    handle,
    ...(loader && { loader: (args) => loader(args as LoaderFunctionArgs) }),
  };
}

/** What a page is made of, as the entry takes it; there is no stream of data for the browser. */
function toEntryContext(
  { assets, future, isSpaMode }: ServerBuild,
  routes: Route[],
): Omit<EntryContext, "staticHandlerContext"> {
  const only = <Each>(all: Record<string, Each>) =>
    Object.fromEntries(
      Object.entries(all).filter(([id]) => routes.some((route) => route.id === id)),
    );
  return {
    manifest: { ...assets, routes: only(assets.routes) },
    routeModules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    future,
    isSpaMode,
    serializeError: ({ message }) => ({ message }),
  };
}

function isSound({ errors, loaderHeaders }: StaticHandlerContext): boolean {
  return !errors && Object.values(loaderHeaders).every((each) => !each.has("Set-Cookie"));
}

/** As Remix has it: those of the loader only by way of the module's own `headers`. */
function headersOf({ id, module }: Route, { loaderHeaders }: StaticHandlerContext): Headers {
  const of = { loaderHeaders: loaderHeaders[id] ?? new Headers(), parentHeaders: new Headers() };
  const { headers } = module;
  return new Headers(
    headers instanceof Function
      ? headers({ ...of, actionHeaders: new Headers(), errorHeaders: undefined })
      : headers,
  );
}
