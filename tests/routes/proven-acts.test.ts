import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoaderFunction } from "@remix-run/node";
import { beforeEach, describe, expect, it } from "vitest";
import { verifyPassword } from "~/auth/password/password-hash.server";
import { hashSecretId } from "~/auth/session/cookies.server";
import { ACTOS, type Acto } from "~/auth/session/proven-acts";
import { readFlash } from "~/http/cookies/cookies.server";
import { loader as copias, action as copiasAct } from "~/routes/admin.ajustes.copias";
import { loader as download } from "~/routes/admin.ajustes.copias_.$copia";
import { loader as almacen, action as almacenAct } from "~/routes/admin.ajustes.copias_.almacen";
import { loader as mfaSetup, action as mfaSetupAct } from "~/routes/admin.mfa-setup";
import { loader as profile, action as profileAct } from "~/routes/admin.profile";
import { loader as requests, action as requestsAct } from "~/routes/admin.requests";
import { loader as usuarios, action as usuariosAct } from "~/routes/admin.usuarios";
import { loader as reautenticar, action as reautenticarAct } from "~/routes/auth.reautenticar";
import { action as salir } from "~/routes/auth.salir";
import { findDestination, saveDestination } from "~db/backup/destination.server";
import { backupsFolder } from "~db/backup/last-verified.server";
import { database } from "~db/client.server";
import { findById } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../support/database";
import { SoftPasskey } from "../support/passkey";
import {
  isSignedIn,
  PASSWORD,
  type RouteAccount,
  type RouteAnswer,
  routeAccount,
  routeSession,
} from "../support/route-account";

testDatabase();

const COPIA = "copia-2026-11-20T10-00-00Z-manual.tar";
const STORE = { base: "https://s3.ejemplo.es/copias", key: "clave", secret: "secreto" };
let ana: RouteAccount;
let luz: RouteAccount;
let other: RouteAccount;

beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
  await routeAccount("eva@ejemplo.es", "main_admin");
  luz = await routeAccount("luz@ejemplo.es");
  other = await routeSession(ana);
});

const sessionOf = ({ cookie }: RouteAccount) => hashSecretId(cookie.split("=")[1] ?? "");

async function addFactor(): Promise<void> {
  const created_at = new Date().toISOString();
  const factor = {
    id: "f1",
    user_id: ana.id,
    status: "verified" as const,
    secret: "x",
    created_at,
  };
  await database().write(async (trx) => {
    await trx.insertInto("mfa_factors").values(factor).execute();
    await trx.updateTable("profiles").set({ mfa_enabled: 1 }).where("id", "=", ana.id).execute();
  });
}

const requestOf = async () => {
  const own = database().read.selectFrom("admin_requests").where("user_id", "=", luz.id);
  return (await own.select("id").executeTakeFirstOrThrow()).id;
};

function addCopia(): void {
  mkdirSync(backupsFolder(), { recursive: true });
  writeFileSync(path.join(backupsFolder(), COPIA), "copia");
}

const rowsOf = async (
  table: "mfa_factors" | "mfa_recovery_codes" | "llaves_de_acceso" | "tokens",
) => (await database().read.selectFrom(table).selectAll().execute()).length;
const passwordOf = async () => {
  const own = database().read.selectFrom("credenciales").where("user_id", "=", ana.id);
  return (await own.select("password_hash").executeTakeFirst())?.password_hash;
};

const ofProfile = (fields: () => Record<string, string>) => () =>
  ana.post(profileAct, "/admin/profile", fields());
const ofUsers = (fields: () => Record<string, string>) => () =>
  ana.post(usuariosAct, "/admin/usuarios", fields());
const setUp = (intent: string) => () => ana.post(mfaSetupAct, "/admin/mfa-setup", { intent });

interface Case {
  before?: () => Promise<void> | void;
  act: () => Promise<RouteAnswer>;
  /** The loader of the page to which the proof leads back. */
  page: LoaderFunction;
  asks: () => object | Promise<object>;
  /** Reads stored data that change when the act is done. */
  trace: () => Promise<unknown>;
}

/** Every act that needs a proof, with the page that asks for it again afterwards. */
const CASES: Record<Acto, Case> = {
  contrasena: {
    act: ofProfile(() => ({ intent: "contrasena", password: "Otra-9-nube-verde" })),
    page: profile,
    asks: () => ({ isProven: true }),
    trace: passwordOf,
  },
  correo: {
    act: ofProfile(() => ({ intent: "correo", email: "nueva@ejemplo.es" })),
    page: profile,
    asks: () => ({ isProven: true, correo: "nueva@ejemplo.es" }),
    trace: () => rowsOf("tokens"),
  },
  llave: {
    before: addFactor,
    act: async () => {
      const { offer } = (await dataOf(profile, "/admin/profile")) as {
        offer: { challenge: string } | null;
      };
      // Without a recent proof the page makes no offer, so this answers an empty challenge.
      const llave = new SoftPasskey().make({ challenge: offer?.challenge ?? "" });
      return ana.post(profileAct, "/admin/profile", { intent: "llave", nombre: "Móvil", llave });
    },
    page: profile,
    asks: () => ({ isProven: true, offer: { rp: { id: "localhost" } } }),
    trace: () => rowsOf("llaves_de_acceso"),
  },
  desactivar: {
    before: addFactor,
    act: ofProfile(() => ({ intent: "desactivar", factor: "f1" })),
    page: profile,
    asks: () => ({ asked: { id: "f1" } }),
    trace: () => rowsOf("mfa_factors"),
  },
  codigos: {
    before: addFactor,
    act: setUp("renovar"),
    page: profile,
    asks: () => ({ again: { intent: "renovar" } }),
    trace: () => rowsOf("mfa_recovery_codes"),
  },
  "segundo-paso": {
    act: setUp("iniciar"),
    page: mfaSetup,
    asks: () => ({ enrolling: null, isDone: false }),
    trace: () => rowsOf("mfa_factors"),
  },
  "cerrar-sesion": {
    act: ofProfile(() => ({ intent: "cerrar-sesion", id: sessionOf(other) })),
    page: profile,
    asks: () => ({
      again: { intent: "cerrar-sesion", fields: { id: sessionOf(other) } },
    }),
    trace: () => isSignedIn(other),
  },
  "cerrar-otras": {
    act: () => ana.post(salir, "/auth/salir", { intent: "otras" }),
    page: profile,
    asks: () => ({ again: { intent: "otras" } }),
    trace: () => isSignedIn(other),
  },
  "eliminar-cuenta": {
    act: ofProfile(() => ({ intent: "eliminar-cuenta" })),
    page: profile,
    asks: () => ({ isDeletionAsked: true }),
    trace: () => findById(ana.id),
  },
  usuario: {
    act: ofUsers(() => ({ intent: "eliminar", id: luz.id })),
    page: usuarios,
    asks: () => ({ asked: { accion: "eliminar", usuario: { id: luz.id } } }),
    trace: () => findById(luz.id),
  },
  invitar: {
    act: ofUsers(() => ({ intent: "invitar", email: "nueva@ejemplo.es" })),
    page: usuarios,
    asks: () => ({ invited: "nueva@ejemplo.es" }),
    trace: () => rowsOf("tokens"),
  },
  aprobar: {
    act: async () =>
      ana.post(requestsAct, "/admin/requests", { intent: "aprobar", id: await requestOf() }),
    page: requests,
    asks: async () => ({ asked: { isApproval: true, request: { id: await requestOf() } } }),
    trace: async () => (await findById(luz.id))?.adminType,
  },
  "descargar-copia": {
    before: addCopia,
    act: () => ana.load(download, `/admin/ajustes/copias/${COPIA}`, { copia: COPIA }),
    page: copias,
    asks: () => ({ copias: [{ name: COPIA }] }),
    trace: async () => {
      const own = database().read.selectFrom("audit_log").where("action", "=", "copia.descargada");
      return (await own.selectAll().execute()).length;
    },
  },
  "eliminar-copia": {
    before: addCopia,
    act: () => ana.post(copiasAct, "/admin/ajustes/copias", { intent: "eliminar", copia: COPIA }),
    page: copias,
    asks: () => ({ asked: { copia: { name: COPIA } } }),
    trace: async () => existsSync(path.join(backupsFolder(), COPIA)),
  },
  almacen: {
    before: () => database().write((trx) => saveDestination(trx, STORE)),
    act: () => ana.post(almacenAct, "/admin/ajustes/copias/almacen", { intent: "quitar" }),
    page: almacen,
    asks: () => ({ stored: { direccion: STORE.base, clave: STORE.key } }),
    trace: findDestination,
  },
};

const dataOf = async (run: LoaderFunction, location: string) => {
  const request = ana.request(location.replace(/#.*/, ""));
  const answer = await run({ request, params: {}, context: {} } as never);
  const wrapped = answer as { data?: object; init?: { status?: number } };
  expect(wrapped.init?.status ?? 200).toBe(200);
  return wrapped.init === undefined ? answer : wrapped.data;
};

describe.each(Object.keys(CASES) as Acto[])("with an old proof, «%s»", (acto) => {
  const { before, act, page, asks, trace } = CASES[acto];

  it("is not done, is named where the proof is asked for, asked about again and then done", async () => {
    await before?.();
    const old = await trace();
    await ana.grow();
    const { location } = await act();
    const asked = new URL(location ?? "", "http://localhost");
    expect([asked.pathname, asked.searchParams.get("acto")]).toEqual(["/auth/reautenticar", acto]);
    expect(await trace()).toEqual(old);
    expect(await dataOf(reautenticar, location ?? "")).toMatchObject({ acto });

    const back = asked.searchParams.get("volver") ?? "";
    await ana.prove();
    expect(await dataOf(page, back)).toMatchObject(await asks());
    const done = await act();
    expect(done.location ?? "").not.toContain("reautenticar");
    expect(done.status).toBeLessThan(400);
    expect(await trace()).not.toEqual(old);
  });
});

it("whoever has proved who they are is told that the act still waits", async () => {
  await ana.grow();
  const { location } = await CASES["cerrar-otras"].act();
  const proved = await ana.post(reautenticarAct, location ?? "", {
    email: ana.email,
    password: PASSWORD,
    volver: "/admin/profile?acto=cerrar-otras#confirmar",
  });
  expect(proved.location).toBe("/admin/profile?acto=cerrar-otras#confirmar");
  const flash = proved.cookies.find((cookie) => cookie.startsWith("aviso="));
  const shown = new Request("http://localhost/", {
    headers: { Cookie: flash?.split(";")[0] ?? "" },
  });
  expect(await readFlash(shown)).toMatchObject({ key: "acceso.confirmado" });
});

it("whoever was in the middle of nothing is told nothing", async () => {
  const volver = "/admin/profile#acceso";
  const fields = { email: ana.email, password: PASSWORD, volver };
  const proved = await ana.post(reautenticarAct, "/auth/reautenticar", fields);
  expect(proved.location).toBe(volver);
  expect(proved.cookies.some((cookie) => cookie.startsWith("aviso="))).toBe(false);
});

it("the password that is sent lets in, and the former no more", async () => {
  await CASES.contrasena.act();
  const opens = async (text: string) => verifyPassword(await passwordOf(), text);
  expect([await opens("Otra-9-nube-verde"), await opens(PASSWORD)]).toEqual([true, false]);
});

it("an act that nobody knows is none", async () => {
  expect(await dataOf(reautenticar, "/auth/reautenticar?acto=constructor")).toMatchObject({
    acto: undefined,
  });
  expect(Object.keys(CASES)).toEqual(Object.keys(ACTOS));
});
