import { beforeEach, expect, it } from "vitest";
import { keepInterrupted } from "~/auth/session/resume.server";
import { autosave, findAutosaved, findBorrador } from "~record/borradores/borradores.server";
import { testDatabase } from "../../support/database";
import { formOf } from "../../support/form-of";
import { type RouteAccount, routeAccount } from "../../support/route-account";
import { changeRows, readRows } from "../../support/stored";

testDatabase();

const LONG_AGO = { last_seen_at: "2020-01-01T00:00:00.000Z" };
const PAGE = "/admin/consejos/c-1";
let ana: RouteAccount;
beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
});

const endSession = () => changeRows("sessions", LONG_AGO);

const sendDead = (page: string, titulo: string) =>
  keepInterrupted(ana.request(page, { method: "POST", body: new URLSearchParams({ titulo }) }));

const rows = () => readRows("borradores");

it("the cookie of an ended session pushes out nothing that its person has kept", async () => {
  const living = await Promise.all(
    [1, 2, 3].map((n) =>
      autosave(formOf({ titulo: `Vivo ${n}` }), ana.id, `/admin/consejos/c-${n}`),
    ),
  );
  await endSession();
  for (let n = 1; n <= 40; n += 1) {
    expect(await sendDead(`/admin/consejos/c-${n}`, "Muerto")).toContain("borrador=");
  }
  for (const id of living) expect(await findBorrador(id, ana.id)).toBeDefined();
  expect(await rows()).toHaveLength(3 + 10);
});

it("the form offers what an ended session sent last", async () => {
  await endSession();
  const back = (await sendDead(PAGE, "Enviado tarde")) ?? "";
  const id = new URL(back, "http://s").searchParams.get("borrador") ?? "";
  expect((await findAutosaved(ana.id, PAGE))?.id).toBe(id);
  expect((await findBorrador(id, ana.id))?.datos).toEqual([["titulo", "Enviado tarde"]]);
  await sendDead(PAGE, "Otra vez");
  expect(await rows()).toHaveLength(1);
});
