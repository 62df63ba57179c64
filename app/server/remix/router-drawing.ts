import type {
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
  ServerBuild,
} from "@remix-run/node";
import {
  type AgnosticNonIndexRouteObject,
  createStaticHandler,
  type StaticHandlerContext,
} from "@remix-run/router";

export type Route = NonNullable<ServerBuild["routes"][string]>;

/**
 * Draws a page without Remix's request handler: the router finds the data, the entry makes the page.
 * @returns what does so, and answers nothing where the answer is more than a sound page
 */
export function drawByRouter(build: ServerBuild, root: Route, page: Route) {
  const { query } = createStaticHandler([{ ...toDataRoute(root), children: [toDataRoute(page)] }], {
    future: { v7_relativeSplatPath: true, v7_throwAbortReason: true },
  });
  const entryContext = toEntryContext(build, [root, page]);

  return async (request: Request, loadContext: AppLoadContext): Promise<Response | undefined> => {
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
  return {
    manifest: assets,
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
