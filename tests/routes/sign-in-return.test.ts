import { beforeEach, describe, expect, it } from "vitest";
import { loader as mfaSetup, action as setUp } from "~/routes/admin.mfa-setup";
import { loader as products } from "~/routes/admin.productos._index";
import { loader as product, action as saveProduct } from "~/routes/admin.productos.$id";
import { loader as auth, action as signIn } from "~/routes/auth._index";
import { action as reauthenticate } from "~/routes/auth.reautenticar";
import { versionOf } from "~base/state-version.server";
import { database } from "~db/client.server";
import { readSeccion } from "~nouns/ajustes/ajustes.server";
import { changeAjustes } from "~nouns/ajustes/ajustes-versions.server";
import { setMfaEnabled } from "~nouns/profiles/profiles.server";
import { testDatabase } from "../support/database";
import { PASSWORD, RouteAccount, routeAccount } from "../support/route-account";

testDatabase();

const LIST = "/admin/productos?q=trona&pagina=2";
const withReturn = (page: string, volver: string) => `${page}?${new URLSearchParams({ volver })}`;
let ana: RouteAccount;
const nobody = new RouteAccount("", "", "");

beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
});

describe("who is not signed in", () => {
  it("is sent to sign in with the page that they asked for", async () => {
    expect((await nobody.load(products, LIST)).location).toBe(withReturn("/auth", LIST));
  });

  it("by script too, without what script adds to the address", async () => {
    const asked = "/admin/productos.data?q=trona&_routes=routes%2Fadmin";
    const { location } = await nobody.load(products, asked);
    expect(location).toBe(withReturn("/auth", "/admin/productos?q=trona"));
  });

  it("is not sent back to where a form goes, nor told of the panel's own page", async () => {
    const posted = await nobody.post(saveProduct, "/admin/productos/x", { title: "Trona" });
    expect(posted.location).toBe("/auth");
    expect((await nobody.load(products, "/admin")).location).toBe("/auth");
  });

  it("takes no address along that would be too long to be asked for", async () => {
    const { location } = await nobody.load(products, `/admin/productos?q=${"%C3%B1".repeat(600)}`);
    expect(location).toBe(withReturn("/auth", "/admin/productos"));
  });
});

describe("signing in", () => {
  const enter = (volver: string) =>
    nobody.post(signIn, withReturn("/auth", volver), {
      intent: "entrar",
      email: ana.email,
      password: PASSWORD,
    });

  it("leads to the page that was asked for", async () => {
    expect((await enter(LIST)).location).toBe(LIST);
  });

  it("leads there also who is signed in already", async () => {
    expect((await ana.load(auth, withReturn("/auth", LIST))).location).toBe(LIST);
  });

  it.each([
    "https://evil.test/admin",
    "//evil.test/admin",
    "/\\evil.test/admin",
    "/\tevil.test",
    "javascript:alert(1)",
    "/auth/salir",
    "/administrador",
    "/admin/../auth/salir",
    "/admin/..//evil.test",
  ])("leads to the panel instead of %j", async (volver) => {
    expect((await enter(volver)).location).toBe("/admin");
    expect((await ana.load(auth, withReturn("/auth", volver))).location).toBe("/admin");
  });

  it("remembers the page through the second factor", async () => {
    await database().write((trx) =>
      setMfaEnabled(trx, { id: ana.id, isEnabled: true }, new Date()),
    );
    expect((await enter(LIST)).location).toBe(withReturn("/auth", LIST));
  });
});

describe("a site that wants a second factor of everybody", () => {
  const require = (mfa_obligatoria: "" | "1") =>
    database().write(async (trx) =>
      changeAjustes(trx, {
        seccion: "sitio",
        values: { mfa_obligatoria },
        version: versionOf(await readSeccion(trx, "sitio")),
        actor: ana,
      }),
    );
  const SETUP = withReturn("/admin/mfa-setup", LIST);
  beforeEach(() => require("1"));

  it("leads who has none to the set-up, from pages and from forms", async () => {
    expect((await ana.load(products, LIST)).location).toBe(SETUP);
    expect((await ana.load(product, "/admin/productos/x")).location).toBe(
      withReturn("/admin/mfa-setup", "/admin/productos/x"),
    );
    const posted = await ana.post(saveProduct, "/admin/productos/x", { intent: "compartir" });
    expect(posted.location).toBe("/admin/mfa-setup");
  });

  it("is a contributor's matter too", async () => {
    const eva = await routeAccount("eva@ejemplo.es", "contributor");
    expect((await eva.load(products, LIST)).location).toBe(SETUP);
  });

  it("shows the set-up itself, which says why, and goes on at the page that was asked for", async () => {
    const page = await mfaSetup({ request: ana.request(SETUP), params: {}, context: {} } as never);
    expect(page).toMatchObject({ isRequired: true, volver: LIST });
    expect((await ana.post(setUp, SETUP, { intent: "iniciar" })).location).toBe(SETUP);
  });

  it("asks for a recent proof in between, and comes back from it", async () => {
    await ana.grow();
    const asked = await ana.post(setUp, SETUP, { intent: "iniciar" });
    const proof = new URLSearchParams({ acto: "segundo-paso", volver: SETUP });
    expect(asked.location).toBe(`/auth/reautenticar?${proof}`);
    const fields = { email: ana.email, password: PASSWORD, volver: SETUP };
    expect((await ana.post(reauthenticate, asked.location ?? "", fields)).location).toBe(SETUP);
  });

  it("keeps what was typed before the factor was asked for", async () => {
    const form = { title: "Trona", intent: "guardar", version: "1" };
    const { location } = await ana.post(saveProduct, "/admin/productos/nuevo", form);
    const [kept] = await database()
      .read.selectFrom("borradores")
      .select(["id", "user_id"])
      .execute();
    expect(kept?.user_id).toBe(ana.id);
    const page = `/admin/productos/nuevo?borrador=${kept?.id}`;
    expect(location).toBe(withReturn("/admin/mfa-setup", page));
  });

  it("lets in who has one, and everybody once it is no longer wanted", async () => {
    expect((await ana.load(products, LIST)).location).not.toBeNull();
    await require("");
    expect((await ana.load(products, LIST)).location).toBeNull();
    await require("1");
    await database().write((trx) =>
      setMfaEnabled(trx, { id: ana.id, isEnabled: true }, new Date()),
    );
    await database().write((trx) =>
      trx.updateTable("sessions").set({ mfa_verified_at: new Date().toISOString() }).execute(),
    );
    expect((await ana.load(products, LIST)).location).toBeNull();
  });
});
