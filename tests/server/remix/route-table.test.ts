import type { ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { readRoutes } from "~/server/remix/route-table";

const action = () => null;
const ROUTES: Record<string, { path?: string; parentId?: string; module?: object }> = {
  "routes/_index": {},
  "routes/producto.$slug": { path: "producto/:slug" },
  "routes/clic": { path: "clic", module: { action } },
  "routes/consejos._index": { path: "consejos" },
  "routes/consejos.$slug": { path: "consejos/:slug" },
  "routes/guias": { path: "guias" },
  "routes/guias._index": { parentId: "routes/guias" },
  "routes/admin": { path: "admin" },
  "routes/admin._index": { parentId: "routes/admin" },
  "routes/$": { path: "*", module: { action } },
};

const routes = Object.fromEntries(
  Object.entries(ROUTES).map(([id, route]) => [id, { id, parentId: "root", module: {}, ...route }]),
);
const table = readRoutes({ routes } as unknown as ServerBuild);

const OF_OTHERS = ["/admin", "/admin/nada", "/admin.data", "/auth.data", "/auth/nada"];

describe("the table of routes", () => {
  it.each(["/nada", "/wp-login.php", "/producto", "/producto/a/b", "/consejos/a/b"])(
    "%s leads nowhere, and no form is taken there",
    (path) => {
      expect(table.leadsNowhere(path)).toBe(true);
      expect(table.refusesForms(path)).toBe(true);
    },
  );

  it.each(["/", "/producto/trona", "/consejos", "/consejos/dormir"])(
    "%s leads somewhere, and takes no form",
    (path) => {
      expect(table.leadsNowhere(path)).toBe(false);
      expect(table.refusesForms(path)).toBe(true);
    },
  );

  it("gives visitors the route that answers them, and names none of those who sign in", () => {
    expect(table.ofVisitors("/producto/trona")).toBe("routes/producto.$slug");
    for (const path of [...OF_OTHERS, "/Admin", "/Admin/nada", "/%61dmin", "/nada"]) {
      expect(table.ofVisitors(path), path).toBeUndefined();
    }
  });

  it("names no route that draws a child of its own inside", () => {
    expect(table.ofVisitors("/guias")).toBeUndefined();
  });

  it.each(["/clic", ...OF_OTHERS])(
    "%s takes forms, or is for those who sign in and answers for itself",
    (path) => {
      expect(table.leadsNowhere(path)).toBe(false);
      expect(table.refusesForms(path)).toBe(false);
    },
  );
});
