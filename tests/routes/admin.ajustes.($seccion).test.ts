import { generateSync } from "otplib";
import { beforeEach, describe, expect, it } from "vitest";
import { enrol, startEnrolment } from "~/auth/second-factor/change-factors.server";
import { findEnrolment } from "~/auth/second-factor/factors.server";
import { endSessionsOf } from "~/auth/session/sessions.server";
import { action } from "~/routes/admin.ajustes.($seccion)";
import { settings } from "~/runtime/env.server";
import { versionOf } from "~base/state-version.server";
import { database } from "~db/client.server";
import { readGuardados, readSeccion } from "~nouns/ajustes/ajustes.server";
import type { SeccionKey } from "~nouns/ajustes/secciones/secciones";
import { testDatabase } from "../support/database";
import { freePort } from "../support/free-port";
import { insertRows } from "../support/insert-rows";
import {
  isSignedIn,
  mailsTo,
  PASSWORD,
  type RouteAccount,
  routeAccount,
  routeSession,
} from "../support/route-account";
import { viewerOf } from "../support/viewer";

testDatabase();

let ana: RouteAccount;
let version: string;
const versionSeen = async (seccion: SeccionKey = "sitio") =>
  versionOf(await readSeccion(database().read, seccion));
const guardados = () => readGuardados(database().read);
const told = async () =>
  (await mailsTo("eva@ejemplo.es")).filter(({ subject }) => subject.startsWith("Cambio"));

beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
  await routeAccount("eva@ejemplo.es", "main_admin");
  await routeAccount("luz@ejemplo.es", "contributor");
  version = await versionSeen();
  await ana.grow();
});

/** Without this choice, the first affiliate tag makes the form ask how to show prices. */
const CHOSEN = { precio_modo: "ninguno" };

/** Sends the form as a browser would, with these fields changed. */
const save = (fields: Record<string, string>) =>
  ana.post(action, "/admin/ajustes", { ...CHOSEN, nombre: "La Cuna", version, ...fields });

const PROTECTED: [seccion: SeccionKey, free: string, key: string, value: string][] = [
  ["sitio", "lema", "tag", "otra-21"],
  ["sitio", "lema", "tags", "paseo-viaje | otra-21"],
  ["legal", "lugar", "email", "otra@ejemplo.es"],
  ["legal", "lugar", "titular", "Otra Persona"],
  ["legal", "lugar", "nif", "00000000T"],
  ["legal", "lugar", "direccion", "Otra calle, 1"],
  ["legal", "lugar", "registro", "Otro registro"],
  ["legal", "lugar", "telefono", "910 000 000"],
  ["sitio", "lema", "mfa_obligatoria", "1"],
];

describe("the first tag of Amazon's", () => {
  const asks = { precio_modo: "" };
  const ASKED = { "precios-preguntado": "1", precio_modo: "ninguno" };

  it.each([
    ["tag", "otra-21"],
    ["tags", "paseo-viaje | otra-21"],
  ])("asks how prices are shown, and proposes to show none (%s)", async (key, value) => {
    const tag = { [key]: value };
    const answer = await save({ ...tag, ...asks, lema: "Martes", password: PASSWORD });
    expect(answer.status).toBe(422);
    expect(answer.reply?.error).toEqual({ precio_modo: [expect.stringContaining("elige")] });
    expect(answer.reply?.initialValue).toMatchObject({ ...tag, ...ASKED, lema: "Martes" });
    expect(answer.reply?.initialValue).not.toHaveProperty("password");
    expect(await guardados()).toMatchObject({ tag: "", tags: "", precio_modo: "" });
    const saved = { ...tag, ...ASKED, password: PASSWORD };
    expect((await save(saved)).status).toBe(303);
    expect(await guardados()).toMatchObject({ ...tag, precio_modo: "ninguno" });
  });

  it("is saved beside typed prices by an owner who has been asked", async () => {
    const answer = await save({ tag: "otra-21", ...ASKED, ...asks, password: PASSWORD });
    expect(answer.status).toBe(303);
    expect(await guardados()).toMatchObject({ tag: "otra-21", precio_modo: "" });
  });

  it("asks nobody who has chosen, and no later tag asks again", async () => {
    const first = await save({ tag: "otra-21", precio_modo: "franja", password: PASSWORD });
    expect(first.status).toBe(303);
    ana = await routeSession(ana);
    version = await versionSeen();
    expect((await save({ ...asks, tag: "nueva-21" })).status).toBe(303);
    expect(await guardados()).toMatchObject({ tag: "nueva-21", precio_modo: "" });
  });

  it("takes no way that is none of the three", async () => {
    const answer = await save({ precio_modo: "gratis" });
    expect(answer.reply?.error).toHaveProperty("precio_modo");
  });
});

it("a logo whose picture cannot be fetched now is answered in the form, with what was typed", async () => {
  const sha = "0123456789abcdef01234567";
  await insertRows("media", { sha, anchos: "[10]" });
  settings().MEDIA_URL = `http://CLAVE:SECRETO@127.0.0.1:${await freePort()}/fotos`;
  const typed = { logo: `/media/${sha}`, color: "#5b2a86", version: await versionSeen("aspecto") };
  const answer = await ana.post(action, "/admin/ajustes/aspecto", typed, { seccion: "aspecto" });
  settings().MEDIA_URL = undefined;
  expect(answer.status).toBe(503);
  expect(answer.reply?.initialValue).toMatchObject(typed);
  expect(await guardados()).toMatchObject({ logo: "" });
});

describe("a session whose proof is old", () => {
  it.each(PROTECTED)(
    "in %s, keeps %s and is asked for the password before it changes %s",
    async (...row) => {
      const [seccion, free, key, value] = row;
      const before = await guardados();
      const fields = { ...CHOSEN, nombre: "La Cuna", [free]: "Martes", [key]: value };
      const form = { ...fields, version: await versionSeen(seccion) };
      const answer = await ana.post(action, `/admin/ajustes/${seccion}`, form, { seccion });
      expect(answer.status).toBe(401);
      expect(answer.reply?.error).toHaveProperty("password");
      expect(answer.reply?.initialValue).toMatchObject({ [key]: value, [free]: "Martes" });
      expect(await guardados()).toEqual(before);
      expect(await told()).toEqual([]);
    },
  );

  it("changes what no intruder wants as ever, and nobody is told", async () => {
    expect((await save({ lema: "Martes" })).status).toBe(303);
    expect(await guardados()).toMatchObject({ nombre: "La Cuna", lema: "Martes" });
    expect(await told()).toEqual([]);
  });

  it("saves all that was typed with the password in the same form", async () => {
    const answer = await save({ tag: "otra-21", lema: "Martes", password: PASSWORD });
    expect([answer.status, answer.location]).toEqual([303, "/admin/ajustes"]);
    expect(answer.cookies.join("\n")).toMatch(/^sesion=./m);
    expect(await isSignedIn(ana)).toBe(false);
    expect(await guardados()).toMatchObject({ tag: "otra-21", lema: "Martes" });
  });

  it("is refused with a wrong password, keeping what was typed but for it", async () => {
    const answer = await save({ tag: "otra-21", confirmar: "1", password: "Otra-9-nube-verde" });
    expect(answer.status).toBe(401);
    expect(answer.reply?.initialValue).toEqual({
      ...{ ...CHOSEN, nombre: "La Cuna", version },
      ...{ tag: "otra-21", confirmar: "1" },
    });
    expect((await guardados()).tag).toBe("");
    expect(await isSignedIn(ana)).toBe(true);
  });

  it("is refused without harm when somebody else has saved meanwhile", async () => {
    const answer = await save({ tag: "otra-21", version: "antes", password: PASSWORD });
    expect(answer.status).toBe(409);
    expect(answer.reply?.initialValue).toMatchObject({ tag: "otra-21" });
    expect(await isSignedIn(ana)).toBe(true);
  });

  it("takes no password of somebody else, whatever the contact address", async () => {
    const form = { email: "eva@ejemplo.es", version: await versionSeen("legal") };
    const sent = { ...form, password: "Otra-9-nube-verde" };
    const answer = await ana.post(action, "/admin/ajustes/legal", sent, { seccion: "legal" });
    expect(answer.status).toBe(401);
    const { read } = database();
    const failed = await read
      .selectFrom("audit_log")
      .select("target")
      .where("action", "=", "sesion.rechazada")
      .execute();
    expect(failed).toEqual([{ target: ana.id }]);
  });

  it("needs the code too where there is a second factor", async () => {
    const now = new Date();
    const viewer = await viewerOf(ana.id);
    await startEnrolment(viewer, now);
    const enrolment = await findEnrolment(ana.id, now);
    if (!enrolment) throw new Error("no enrolment");
    const codeOf = (s: number) =>
      generateSync({ secret: enrolment.secret, epoch: Math.floor(now.getTime() / 1000) + s });
    const form = { code: codeOf(-30), friendlyName: null, origin: "http://localhost" };
    await enrol(viewer, enrolment, form, now);
    ana = await routeSession(ana);
    await ana.grow();
    expect((await save({ tag: "otra-21", password: PASSWORD })).status).toBe(401);
    expect((await guardados()).tag).toBe("");
    const answer = await save({ tag: "otra-21", password: PASSWORD, code: codeOf(0) });
    expect(answer.status).toBe(303);
    expect((await guardados()).tag).toBe("otra-21");
  });
});

it("a change that has become an important one before its turn to write asks for the password", async () => {
  // The version that the form would have after another admin saves the tag.
  version = versionOf({ ...(await readSeccion(database().read, "sitio")), tag: "nueva-21" });
  const saving = save({ tag: "", lema: "Martes" });
  const now = new Date().toISOString();
  await insertRows("ajustes", { clave: "tag", valor: "nueva-21", updated_at: now });
  expect((await saving).status).toBe(401);
  expect(await guardados()).toMatchObject({
    tag: "nueva-21",
    lema: "Reseñas y consejos para elegir con calma",
  });
});

it("a session that is ended before its turn to write comes changes nothing", async () => {
  ana = await routeSession(ana);
  const saving = save({ tag: "otra-21" });
  await database().write((trx) => endSessionsOf(trx, ana.id));
  expect(await saving).toMatchObject({ status: 302, location: "/auth" });
  expect((await guardados()).tag).toBe("");
});

it("mails every main admin, and them alone, the old and the new value", async () => {
  await save({ tag: "vieja-21", password: PASSWORD });
  ana = await routeSession(ana);
  version = await versionSeen();
  expect((await save({ tag: "nueva-21" })).status).toBe(303);
  const [, second] = await told();
  expect(second?.subject).toBe("Cambio importante en La Cuna");
  expect(second?.body).toContain("ana@ejemplo.es ha cambiado lo siguiente:");
  expect(second?.body).toContain("Etiqueta de afiliado\nAntes: vieja-21\nAhora: nueva-21");
  const [first] = await told();
  expect(first?.body).toContain("Antes: (vacío)\nAhora: vieja-21");
  expect((await mailsTo("ana@ejemplo.es")).map(({ subject }) => subject)).toContain(
    "Cambio importante en La Cuna",
  );
  expect((await mailsTo("luz@ejemplo.es")).map(({ subject }) => subject)).not.toContain(
    "Cambio importante en La Cuna",
  );
});

describe("what is written as people write it", () => {
  const post = async (seccion: SeccionKey, fields: Record<string, string>) => {
    await ana.prove();
    const sent = { ...fields, version: await versionSeen(seccion) };
    return ana.post(action, `/admin/ajustes/${seccion}`, sent, { seccion });
  };

  it("completes addresses, one in each line", async () => {
    const nombre = "La Cuna";
    const redes = "instagram.com/x\nhttps://bsky.app/y";
    const answer = await post("sitio", { nombre, redes, boletin: "boletin.es/z" });
    expect(answer.status).toBe(303);
    expect(await guardados()).toMatchObject({
      ...{ redes: "https://instagram.com/x\nhttps://bsky.app/y", boletin: "https://boletin.es/z" },
    });
  });

  it("takes the colour that reads well by one button", async () => {
    const refused = await post("aspecto", { color: "FFCC00" });
    expect(refused.status).toBe(422);
    const better = /#[0-9a-f]{6}$/.exec(refused.reply?.error?.color?.[0] ?? "")?.[0] ?? "";
    const answer = await post("aspecto", { color: "FFCC00", usar_color: better });
    expect([answer.status, (await guardados()).color]).toEqual([303, better]);
  });

  it("takes a menu in rows, and gives it back in its order where a row is wrong", async () => {
    const menu = (href: string) =>
      new URLSearchParams([
        ...[
          ["menu_orden", "1"],
          ["menu_0", "Inicio"],
          ["menu_1", "/"],
        ],
        ...[
          ["menu_orden", "1"],
          ["menu_0", "Fotos"],
          ["menu_1", href],
        ],
        ...[
          ["menu_orden", "3"],
          ["menu_0", ""],
          ["menu_1", ""],
        ],
        ...[
          ["portada_titulo", "Elegir"],
          ["consejos_nombre", "Ideas"],
        ],
      ]);
    const send = async (href: string) => {
      const body = menu(href);
      body.set("version", await versionSeen("textos"));
      const path = "/admin/ajustes/textos";
      const request = ana.request(path, { method: "POST", body });
      const context = { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" };
      return action({ request, params: { seccion: "textos" }, context });
    };
    const refused = await send("no va");
    expect(refused).toMatchObject({ init: { status: 422 } });
    expect(refused).toHaveProperty("data.reply.initialValue.menu", "Fotos | no va\nInicio | /");
    expect(await send("instagram.com/x")).toMatchObject({ status: 303 });
    expect((await guardados()).menu).toBe("Fotos | https://instagram.com/x\nInicio | /");
  });
});
