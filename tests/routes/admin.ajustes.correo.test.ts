import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { action } from "~/routes/admin.ajustes.correo";
import { settings } from "~/runtime/env.server";
import { findPuesta } from "~features/escritorio/puesta-en-marcha.server";
import { testDatabase } from "../support/database";
import { type RouteAccount, routeAccount } from "../support/route-account";
import { type SmtpServer, startSmtp } from "../support/smtp-server";

testDatabase();

const NO_DEMO = { productos: 0, consejos: 0 };
const ANA = "ana@ejemplo.es";
let ana: RouteAccount;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  ana = await routeAccount(ANA, "main_admin");
  smtp.received.length = 0;
  settings().SMTP_URL = smtp.url.replace("//", "//sitio:clave@");
});
afterEach(() => {
  settings().SMTP_URL = undefined;
});

const send = () => ana.post(action, "/admin/ajustes/correo", { intent: "probar" });

it("a test mail goes to whoever asks for it, at once", async () => {
  await smtp.setMode("ok");
  expect((await send()).location).toBe("/admin/ajustes/correo");
  expect(smtp.received.map(({ to }) => to)).toEqual([[ANA]]);
});

it("a test mail that left ticks the mail in «Hacer tuyo el sitio»", async () => {
  await smtp.setMode("refuse");
  await send();
  expect(await findPuesta(NO_DEMO)).toMatchObject({ correo: false });
  await smtp.setMode("ok");
  await send();
  expect(await findPuesta(NO_DEMO)).toMatchObject({ correo: true });
});

it.each([
  ["auth", /no acepta el usuario o la clave\. Qué hacer: revisa SMTP_URL/],
  ["5xx", /no acepta el mensaje\. Qué hacer: .* El servidor contestó: 5\d\d/],
  ["refuse", /no contesta/],
] as const)("a mail server in mode «%s» is explained on the page", async (mode, words) => {
  await smtp.setMode(mode);
  const { status, reply } = await send();
  expect(status).toBe(409);
  expect(reply?.error?.[""]?.[0]).toMatch(words);
});

it("nobody sends more than twenty an hour", async () => {
  await smtp.setMode("ok");
  for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(303);
  expect((await send()).status).toBe(429);
  expect(smtp.received).toHaveLength(20);
});
