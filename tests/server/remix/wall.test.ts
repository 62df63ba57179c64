import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { expect, it, vi } from "vitest";
import { requireAdmin } from "~/auth/session/guard.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import { wallIn } from "~/server/remix/wall";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";
import { type RouteAccount, routeAccount } from "../../support/route-account";

testDatabase();

/** Puts a guard around an admin route with a loader that names the person and this action. */
function walledRoute(act: () => Promise<unknown> = async () => null) {
  const module = {
    default: () => null,
    loader: async ({ request, context }: { request: Request; context: AppLoadContext }) =>
      (await requireAdmin(request, context)).person.email,
    action: act,
  };
  const routes = { "routes/admin.x": { id: "routes/admin.x", path: "x", module } };
  const walled = wallIn({ routes } as unknown as ServerBuild, requireAdmin);
  const { loader, action } = walled.routes["routes/admin.x"]?.module ?? {};
  if (!loader || !action) throw new Error("the route has lost its functions");
  return { loader, action };
}

const contextOfOne = (): AppLoadContext => ({ requestId: "x", nonce: "x", clientAddress: "red" });
const argsOf = (account: RouteAccount, context: AppLoadContext, init?: RequestInit) =>
  ({ request: account.request("/admin/x", init), params: {}, context }) as never;

it("loaders that run at once share one look for the viewer", async () => {
  const ana = await routeAccount("ana@ejemplo.es", "contributor");
  const look = vi.spyOn(database().read, "selectFrom");
  const context = contextOfOne();
  const { loader } = walledRoute();
  const names = [1, 2, 3].map(() => loader(argsOf(ana, context)));
  expect(await Promise.all(names)).toEqual(Array(3).fill(ana.email));
  const asked = look.mock.calls.filter(([table]) => (table as string) === "sessions");
  look.mockRestore();
  expect(asked).toHaveLength(1);
});

it("a loader after an action that ended the session lets nobody in", async () => {
  const ana = await routeAccount("ana@ejemplo.es", "contributor");
  const { loader, action } = walledRoute(() =>
    database().write((trx) => endSessionsOf(trx, ana.id)),
  );
  const context = contextOfOne();
  await action(argsOf(ana, context, { method: "POST" }));
  const refusal = await Promise.resolve(loader(argsOf(ana, context))).catch((thrown) => thrown);
  expect((refusal as Response).headers.get("Location")).toMatch(/^\/auth/);
});

it("also where the action failed after it had taken the rights away", async () => {
  const ana = await routeAccount("ana@ejemplo.es", "contributor");
  const { loader, action } = walledRoute(async () => {
    await database().write((trx) =>
      trx.updateTable("profiles").set({ is_admin: 0, admin_type: null }).execute(),
    );
    throw new Error("broken");
  });
  const context = contextOfOne();
  await expect(action(argsOf(ana, context, { method: "POST" }))).rejects.toThrow("broken");
  await expect(loader(argsOf(ana, context))).rejects.toBeInstanceOf(Response);
});

it("only who is really signed in may send for long", async () => {
  const ana = await routeAccount("ana@ejemplo.es", "contributor");
  const pedro = await routeAccount("pedro@ejemplo.es");
  const { action } = walledRoute();
  const admitted: string[] = [];
  const context = () => ({
    ...contextOfOne(),
    admitUpload: (id: string) => void admitted.push(id),
  });
  await action(argsOf(ana, context(), { method: "POST" }));
  expect(admitted).toEqual([ana.id]);
  const forged = ana.cookie.replace(/=.{43}/, `=${"A".repeat(43)}`);
  expect(forged).not.toBe(ana.cookie);
  for (const cookie of [forged, pedro.cookie, ""]) {
    ana.cookie = cookie;
    const refused = action(argsOf(ana, context(), { method: "POST" }));
    await expect(refused).rejects.toBeInstanceOf(Response);
  }
  expect(admitted).toEqual([ana.id]);
});
