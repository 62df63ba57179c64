import type { ServerBuild } from "@remix-run/node";

type Guard = (request: Request) => Promise<unknown>;
type RouteModule = ServerBuild["routes"][string]["module"];

const ADMIN_ROUTE = /^routes\/admin([._]|$)/;

/**
 * A second wall behind the guard in each loader and action: those of every admin route run only after
 * it. Told by the route's id, since addresses have many spellings.
 * @param guard throws where the request may not pass
 */
export function wallIn(build: ServerBuild, guard: Guard): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || !ADMIN_ROUTE.test(id)) return [id, route];
    return [id, { ...route, module: wallInModule(route.module, guard) }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function wallInModule(module: RouteModule, guard: Guard): RouteModule {
  const { loader, action } = module;
  return {
    ...module,
    loader: loader && (async (args) => guard(args.request).then(() => loader(args))),
    action: action && (async (args) => guard(args.request).then(() => action(args))),
  };
}
