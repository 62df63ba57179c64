import { beforeEach, expect, it } from "vitest";
import { createAdmin } from "~/auth/account/admit-admin.server";
import { resetPassword } from "~/auth/account/change-password.server";
import { signUp } from "~/auth/account/sign-up.server";
import { verifyEmail } from "~/auth/account/verify-email.server";
import { loader as authPage } from "~/routes/auth._index";
import { type Settings, settings } from "~/runtime/env.server";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../../support/database";
import { readRow } from "../../support/stored";

testDatabase();
const NOTHING = { SITE_ORIGIN: undefined, MAIN_ADMIN_EMAIL: undefined };
const set = (values: Partial<Settings>) => Object.assign(settings(), NOTHING, values);
beforeEach(() => set({}));

const PUBLIC = { SITE_ORIGIN: "https://www.ejemplo.es" };
const OWNER = "ana@ejemplo.es";

/** Signs up and follows the mailed link. */
async function join(email: string) {
  const origin = "http://localhost";
  await signUp({ email, password: "Nube-7-lenta-azul" }, { origin, clientAddress: email });
  const { body } = await readRow("correos", { recipient: email });
  const token = /token=([\w-]+)/.exec(body)?.[1] ?? "";
  return verifyEmail(token, "hash", origin);
}

it.each([
  ["no origin", "main_admin", {}],
  ["localhost", "main_admin", { SITE_ORIGIN: "http://localhost:3000" }],
  ["127.0.0.1", "main_admin", { SITE_ORIGIN: "http://127.0.0.1:3000" }],
  ["[::1]", "main_admin", { SITE_ORIGIN: "http://[::1]:3000" }],
  ["a domain", "pending", PUBLIC],
  ["an address of the network", "pending", { SITE_ORIGIN: "http://192.168.1.7:3000" }],
  ["a domain and another owner", "pending", { ...PUBLIC, MAIN_ADMIN_EMAIL: "eva@ejemplo.es" }],
  ["a domain and this owner", "main_admin", { ...PUBLIC, MAIN_ADMIN_EMAIL: "Ana@Ejemplo.es" }],
])("on a site with %s the first to verify is %s", async (_, outcome, values) => {
  set(values);
  expect(await join(OWNER)).toBe(outcome);
});

it("who signs up is told of the first admin only while there is none", async () => {
  const request = new Request("http://localhost/auth?modo=registro");
  const isReviewed = async () =>
    authPage({ request, params: {}, context: { requestId: "x", nonce: "x", clientAddress: "x" } });
  expect(await isReviewed()).toMatchObject({ isReviewed: false });
  await createAdmin(OWNER);
  expect(await isReviewed()).toMatchObject({ isReviewed: true });
});

it("a public site gets its first main admin by the command line, and none by the web after", async () => {
  set(PUBLIC);
  await join("eva@ejemplo.es");
  const link = await createAdmin(OWNER);
  set({});
  expect(await join("leo@ejemplo.es")).toBe("pending");
  await resetPassword(link.split("token=")[1] ?? "", "Nube-7-lenta-azul", "http://localhost");
  expect((await findByEmail(OWNER))?.adminType).toBe("main_admin");
  expect((await findByEmail("eva@ejemplo.es"))?.adminType).toBeNull();
});

it("the mail gives the site to the first owner alone", async () => {
  const mailOf = async (email: string) => {
    await signUp(
      { email, password: "Nube-7-lenta-azul" },
      { origin: "http://localhost", clientAddress: email },
    );
    return (await readRow("correos", { recipient: email })).body;
  };
  set({ ...PUBLIC, MAIN_ADMIN_EMAIL: OWNER });
  expect(await mailOf("luz@ejemplo.es")).not.toContain("el sitio es tuyo");
  expect(await mailOf(OWNER)).toContain("Confirma y el sitio es tuyo");
  set({});
  await join("eva@ejemplo.es");
  expect(await mailOf("sol@ejemplo.es")).not.toContain("el sitio es tuyo");
});
