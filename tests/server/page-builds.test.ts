import type { EntryContext, ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { narrowForPages } from "~/server/page-builds";

type Module = ServerBuild["routes"][string]["module"];

const page = (id: string): Module => ({ default: () => null, loader: () => id });
const MODULES: Record<string, { path?: string; index?: boolean; module: Module; parent?: string }> =
  {
    "routes/_index": { index: true, module: page("home") },
    "routes/producto.$slug": { path: "producto/:slug", module: page("product") },
    "routes/consejos._index": { path: "consejos", module: page("articles") },
    "routes/consejos.$slug": { path: "consejos/:slug", module: page("article") },
    "routes/admin": { path: "admin", module: page("admin") },
    "routes/admin._index": { index: true, parent: "routes/admin", module: page("dashboard") },
    "routes/$": { path: "*", module: page("nothing") },
  };

const records = {
  root: { id: "root", path: "", module: { default: () => null } },
  ...Object.fromEntries(
    Object.entries(MODULES).map(([id, { parent = "root", ...route }]) => [
      id,
      { id, parentId: parent, ...route },
    ]),
  ),
};

/** Answers with the routes that it was given and the data of those that matched. */
function describePage(
  _: Request,
  status: number,
  headers: Headers,
  { manifest, routeModules, staticHandlerContext }: EntryContext,
): Response {
  const { loaderData } = staticHandlerContext;
  expect(Object.keys(routeModules)).toEqual(Object.keys(manifest.routes));
  return Response.json({ routes: Object.keys(manifest.routes), loaderData }, { status, headers });
}

const build = {
  routes: records,
  assets: { routes: records, url: "", version: "", entry: { module: "", imports: [] } },
  entry: { module: { default: describePage } },
  future: { v3_singleFetch: true },
  publicPath: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
} as unknown as ServerBuild;

const application = narrowForPages(build);

async function ask(path: string, init?: RequestInit) {
  const answer = await application(new Request(`http://localhost${path}`, init));
  return { status: answer.status, ...(await answer.json()) };
}

const ALL = Object.keys(records);

it.each([
  ["/", "routes/_index", "home"],
  ["/producto/cuna", "routes/producto.$slug", "product"],
  ["/producto/trona", "routes/producto.$slug", "product"],
  ["/consejos?pagina=2", "routes/consejos._index", "articles"],
  ["/consejos/dormir", "routes/consejos.$slug", "article"],
])("draws %s with its own route alone", async (path, id, data) => {
  expect(await ask(path)).toMatchObject({
    status: 200,
    routes: ["root", id],
    loaderData: { [id]: data },
  });
});

it("draws pages of admins and addresses that no page has with all routes", async () => {
  expect(await ask("/admin")).toMatchObject({ routes: ALL });
  for (const path of ["/producto", "/producto/a/b", "/nada", "/nada/", "/PRODUCTO/x"]) {
    expect(await ask(path), path).toMatchObject({ routes: ALL });
  }
});

it("answers what is posted with all routes", async () => {
  const posted = await ask("/producto/cuna", { method: "POST", body: new FormData() });
  expect(posted.routes).toEqual(ALL);
});
