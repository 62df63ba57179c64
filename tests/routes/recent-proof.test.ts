import { beforeEach, expect, it } from "vitest";
import { hashSecretId } from "~/auth/session/cookies.server";
import type { Acto } from "~/auth/session/proven-acts";
import { action as profile } from "~/routes/admin.profile";
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

/** Every sign-up is a request. */
async function requestOf({ id }: RouteAccount): Promise<string> {
  const { id: request } = await database()
    .read.selectFrom("admin_requests")
    .select("id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  return request;
}

const proofFor = (acto: Acto, volver: string) =>
  `/auth/reautenticar?${new URLSearchParams({ acto, volver })}`;
const decide = (intent: string) => ana.post(requests, "/admin/requests", { intent, id: request });
const told = async () =>
  (await mailsTo(EVA)).filter(({ subject }) => subject.startsWith("Cambio")).map((m) => m.body);
const sessionOf = ({ cookie }: RouteAccount) => hashSecretId(cookie.split("=")[1] ?? "");

it("a request is not approved with an old proof", async () => {
  await ana.grow();
  const back = `/admin/requests?aprobar=${request}#confirmar`;
  expect((await decide("aprobar")).location).toBe(proofFor("aprobar", back));
  expect((await findById(luz.id))?.adminType).toBeNull();
  expect(await told()).toEqual([]);
});

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

it("somebody's sessions are not ended with an old proof", async () => {
  await ana.grow();
  const answer = await ana.post(usuarios, "/admin/usuarios", { intent: "sesiones", id: luz.id });
  const back = `/admin/usuarios?id=${luz.id}&accion=sesiones#confirmar`;
  expect(answer.location).toBe(proofFor("usuario", back));
  expect(await isSignedIn(luz)).toBe(true);
});

it("every main admin is told when somebody's sessions are ended", async () => {
  await ana.post(usuarios, "/admin/usuarios", { intent: "sesiones", id: luz.id });
  expect(await isSignedIn(luz)).toBe(false);
  expect(await told()).toEqual([
    expect.stringContaining(
      "luz@ejemplo.es\nAntes: Con sesiones abiertas\nAhora: Sesiones cerradas",
    ),
  ]);
});

it("a session with an old proof ends no other one of its owner", async () => {
  const other = await routeSession(ana);
  await ana.grow();
  const others = await ana.post(salir, "/auth/salir", { intent: "otras" });
  const fields = { intent: "cerrar-sesion", id: sessionOf(other) };
  const one = await ana.post(profile, "/admin/profile", fields);
  const again = "/admin/profile?acto=cerrar-otras#confirmar";
  expect(others.location).toBe(proofFor("cerrar-otras", again));
  expect(one.location).toContain("/auth/reautenticar?acto=cerrar-sesion");
  expect(await isSignedIn(other)).toBe(true);
});

it("a session with an old proof may end all sessions, itself included", async () => {
  const other = await routeSession(ana);
  await ana.grow();
  await ana.post(salir, "/auth/salir", { intent: "todas" });
  expect([await isSignedIn(ana), await isSignedIn(other)]).toEqual([false, false]);
});

it("nobody is invited with an old proof, and the address is kept", async () => {
  const invite = () =>
    ana.post(usuarios, "/admin/usuarios", { intent: "invitar", email: "Nueva@ejemplo.es" });
  await ana.grow();
  const back = "/admin/usuarios?invitar=nueva%40ejemplo.es";
  expect((await invite()).location).toBe(proofFor("invitar", back));
  expect(await mailsTo("nueva@ejemplo.es")).toEqual([]);
  ana = await routeSession(ana);
  expect((await invite()).location).toBe("/admin/usuarios");
  expect(await mailsTo("nueva@ejemplo.es")).toHaveLength(1);
});

it.each(["", "ana", "ana@ejemplo.es, otra@ejemplo.es"])("«%s» cannot be invited", async (email) => {
  const answer = await ana.post(usuarios, "/admin/usuarios", { intent: "invitar", email });
  expect(answer.status).toBe(422);
  expect(answer.reply?.error).toHaveProperty("email");
});
