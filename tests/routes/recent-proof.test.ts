import { beforeEach, expect, it } from "vitest";
import { action as requests } from "~/routes/admin.requests";
import { action as usuarios } from "~/routes/admin.usuarios";
import { action as salir } from "~/routes/auth.salir";
import { database } from "~db/client.server";
import { findById } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../support/database";
import {
  isSignedIn,
  mailsTo,
  type RouteAccount,
  routeAccount,
  routeSession,
} from "../support/route-account";

testDatabase();

const EVA = "eva@ejemplo.es";
let ana: RouteAccount;
let luz: RouteAccount;
let request: string;

beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
  await routeAccount(EVA, "main_admin");
  luz = await routeAccount("luz@ejemplo.es");
  request = await requestOf(luz);
});

/** Finds the request of a person, as every sign-up makes one. */
async function requestOf({ id }: RouteAccount): Promise<string> {
  const { id: request } = await database()
    .read.selectFrom("admin_requests")
    .select("id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  return request;
}

const decide = (intent: string) => ana.post(requests, "/admin/requests", { intent, id: request });
const told = async () =>
  (await mailsTo(EVA)).filter(({ subject }) => subject.startsWith("Cambio")).map((m) => m.body);

it("a request is rejected with an old proof, as that lets nobody in", async () => {
  await ana.grow();
  expect((await decide("rechazar")).location).toBe("/admin/requests");
  expect(await told()).toEqual([]);
});

it("every main admin is told of an approval", async () => {
  expect((await decide("aprobar")).location).toBe("/admin/requests");
  expect((await findById(luz.id))?.adminType).toBe("contributor");
  expect(await told()).toEqual([
    expect.stringContaining(
      "luz@ejemplo.es\nAntes: Solicitud pendiente\nAhora: Administra el sitio",
    ),
  ]);
});

it.each(["sesiones", "retirar", "principal", "segundo-paso"])(
  "«%s» of somebody waits for a new proof",
  async (intent) => {
    await ana.grow();
    const { location } = await ana.post(usuarios, "/admin/usuarios", { intent, id: luz.id });
    expect(location).toContain("/auth/reautenticar?acto=usuario");
    expect(await isSignedIn(luz)).toBe(true);
  },
);

it("every main admin is told when somebody's sessions are ended", async () => {
  await ana.post(usuarios, "/admin/usuarios", { intent: "sesiones", id: luz.id });
  expect(await isSignedIn(luz)).toBe(false);
  expect(await told()).toEqual([
    expect.stringContaining(
      "luz@ejemplo.es\nAntes: Con sesiones abiertas\nAhora: Sesiones cerradas",
    ),
  ]);
});

it("a session with an old proof may end all sessions, itself included", async () => {
  const other = await routeSession(ana);
  await ana.grow();
  await ana.post(salir, "/auth/salir", { intent: "todas" });
  expect([await isSignedIn(ana), await isSignedIn(other)]).toEqual([false, false]);
});

it.each(["", "ana", "ana@ejemplo.es, otra@ejemplo.es"])("«%s» cannot be invited", async (email) => {
  const answer = await ana.post(usuarios, "/admin/usuarios", { intent: "invitar", email });
  expect(answer.status).toBe(422);
  expect(answer.reply?.error).toHaveProperty("email");
});
