import type { ActionFunctionArgs, AppLoadContext, ServerBuild } from "@remix-run/node";
import { isOwnForm } from "~/http/forms/form-proof.server";
import { PRIVATE_ROUTE } from "./route-table";

type Person = { person: { id: string } } | undefined;
type Guard = (request: Request, context: AppLoadContext) => Promise<Person>;
type RouteModule = ServerBuild["routes"][string]["module"];

const ADMIN_ROUTE = /^routes\/admin/;

/**
 * Guards admin routes a second time, in case a loader or action forgets; actions of /auth get the
 * check of our form token too. Routes are known by id, as addresses have many spellings.
 */
export function wallIn(build: ServerBuild, guard: Guard): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || !PRIVATE_ROUTE.test(id)) return [id, route];
    const ownGuard = ADMIN_ROUTE.test(id) ? guard : async () => undefined;
    return [id, { ...route, module: wallInModule(route.module, ownGuard) }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function wallInModule(module: RouteModule, guard: Guard): RouteModule {
  const { loader, action } = module;
  return {
    ...module,
    loader: loader && (async (args) => guard(args.request, args.context).then(() => loader(args))),
    action:
      action &&
      (async (args) => {
        // The guard runs first, because only an admin may send a long form.
        const viewer = await guard(args.request, args.context);
        if (viewer) args.context.admitUpload?.(viewer.person.id);
        await requireOwnForm(args);
        try {
          return await action(args);
        } finally {
          args.context.viewer = undefined;
        }
      }),
  };
}

async function requireOwnForm({ request, context }: ActionFunctionArgs): Promise<void> {
  if (await isOwnForm(request)) return;
  context.refusal = 403;
  throw new Response(null, { status: 403 });
}
