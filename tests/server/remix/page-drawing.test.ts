import {
  type AppLoadContext,
  data,
  type EntryContext,
  redirect,
  type ServerBuild,
} from "@remix-run/node";
import { beforeEach, expect, it, vi } from "vitest";
import { drawPages, findNowhere } from "~/server/remix/page-drawing";

type Module = ServerBuild["routes"][string]["module"];

const page = (id: string): Module => ({ default: () => null, loader: () => id });
const broken = () => {
  throw new Error("broken");
};
const withCookie = () => data("sweet", { headers: { "Set-Cookie": "aviso=1", Other: "x" } });
const busy: Partial<Module> = {
  loader: () => data("later", { status: 503, headers: { "Retry-After": "30" } }),
  headers: ({ loaderHeaders }) => loaderHeaders,
};
const count = vi.fn(() => new Response("{}"));
const MODULES: Record<string, { path?: string; index?: boolean; module: Module; parent?: string }> =
  {
    "routes/_index": { index: true, module: page("home") },
    "routes/producto.$slug": { path: "producto/:slug", module: page("product") },
    "routes/fallo": { path: "fallo", module: { ...page(""), loader: broken } },
    "routes/mudado": { path: "mudado", module: { ...page(""), loader: () => redirect("/") } },
    "routes/ocupado": { path: "ocupado", module: { ...page(""), ...busy } },
    "routes/dulce": { path: "dulce", module: { ...page(""), loader: withCookie } },
    "routes/ilegible": { path: "ilegible", module: page("faulty") },
    "routes/vivo": { path: "vivo", module: { ...page("live"), handle: { hydrate: true } } },
    "routes/clic": { path: "clic", module: { loader: count } as unknown as Module },
    "routes/lista.$id": { path: "lista/:id", module: page("list") },
    "routes/lista.nueva": { path: "lista/nueva", module: page("new list") },
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

const handleError = vi.fn();
beforeEach(() => vi.clearAllMocks());

/** Answers with the routes that it was given and the data of those that matched. */
function describePage(
  _: Request,
  status: number,
  headers: Headers,
  { manifest, routeModules, staticHandlerContext, serverHandoffStream }: EntryContext,
): Response {
  const { loaderData, errors } = staticHandlerContext;
  if (!errors && Object.values(loaderData).includes("faulty")) throw new Error("cannot be drawn");
  expect(Object.keys(routeModules)).toEqual(Object.keys(manifest.routes));
  const isEncoded = serverHandoffStream !== undefined;
  const routes = Object.keys(manifest.routes);
  return Response.json({ routes, loaderData, isEncoded, errors }, { status, headers });
}

const build = {
  routes: records,
  assets: { routes: records, url: "", version: "", entry: { module: "", imports: [] } },
  entry: { module: { default: describePage, handleError } },
  future: { v3_singleFetch: true },
  publicPath: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
} as unknown as ServerBuild;

const application = drawPages(build);

async function ask(path: string, init?: RequestInit) {
  const context: AppLoadContext = { requestId: "1", nonce: "", clientAddress: "" };
  const answer = await application(new Request(`http://localhost${path}`, init), context);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, ...(text && JSON.parse(text)) };
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
    isEncoded: false,
  });
});

it("draws pages of admins and addresses that no page has with all routes", async () => {
  expect(await ask("/admin")).toMatchObject({ routes: ALL });
  for (const path of ["/producto", "/producto/a/b", "/nada", "/nada/", "/PRODUCTO/x"]) {
    expect(await ask(path), path).toMatchObject({ routes: ALL });
  }
});

it("draws with all routes where two pages share the first part of their address", async () => {
  for (const path of ["/lista/a", "/lista/nueva"]) {
    expect(await ask(path), path).toMatchObject({ routes: ALL });
  }
});

it("answers what is posted with all routes", async () => {
  const posted = await ask("/producto/cuna", { method: "POST", body: new FormData() });
  expect(posted.routes).toEqual(ALL);
});

it("draws pages whose script takes the data over with all routes, data and all", async () => {
  expect(await ask("/vivo")).toMatchObject({ routes: ALL, isEncoded: true });
  for (const part of ["_data=root", "_routes=root", "index"]) {
    expect((await ask(`/consejos?${part}`)).isEncoded, part).not.toBe(false);
  }
});

it("says with the page what its loader said", async () => {
  const answer = await ask("/ocupado");
  expect(answer).toMatchObject({ status: 503, isEncoded: false });
  expect(answer.headers.get("Retry-After")).toBe("30");
});

it("leaves faults, redirects and cookies to Remix", async () => {
  expect((await ask("/fallo")).status).toBe(500);
  expect(handleError).toHaveBeenCalledOnce();
  const moved = await ask("/mudado");
  expect([moved.status, moved.headers.get("Location")]).toEqual([302, "/"]);
  const sweet = await ask("/dulce");
  expect(sweet).toMatchObject({ status: 200, isEncoded: true });
  expect(sweet.headers.get("Set-Cookie")).toBe("aviso=1");
});

it("reports once what could not be drawn", async () => {
  expect((await ask("/ilegible")).status).toBe(500);
  expect(handleError).toHaveBeenCalledOnce();
});

it("counts once what is no page", async () => {
  await ask("/clic?p=1");
  expect(count).toHaveBeenCalledOnce();
});

it.each(["/nada", "/wp-login.php", "/producto", "/producto/a/b", "/consejos/a/b"])(
  "%s leads nowhere",
  (path) => {
    expect(findNowhere(build)(path)).toBe(true);
  },
);

it.each([
  "/",
  "/producto/trona",
  "/clic",
  "/admin/nada",
  "/admin.data",
  "/auth.data",
  "/auth/nada",
])("%s leads somewhere, or is for those who sign in", (path) => {
  expect(findNowhere(build)(path)).toBe(false);
});
