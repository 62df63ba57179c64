import { beforeEach, describe, expect, it } from "vitest";
import { deleteOwnAccount } from "~/auth/account/manage-users.server";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { PUBLISHED_KINDS } from "~/domain/kinds.server";
import { action } from "~/routes/admin.usuarios";
import { listNoPublicados } from "~features/escritorio/no-publicados.server";
import { findById } from "~nouns/profiles/profiles.server";
import { findEnlace, openEnlace, shareBorrador } from "~record/publicacion/enlaces.server";
import { listProgramadosOf } from "~record/publicacion/programados.server";
import { publishDue } from "~record/publicacion/publish-due.server";
import { addConsejo, addPagina, addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { isSignedIn, type RouteAccount, routeAccount } from "../support/route-account";
import { viewerOf } from "../support/viewer";

const db = testDatabase(seedBaseline);
const AT = "2026-12-24T09:30:00.000Z";
const LATER = new Date("2026-12-24T09:31:00.000Z");
const PICTURE = "https://fotos.test/a.jpg";
const ITEMS = [
  { tipo: "producto", id: "p-a", table: "productos" },
  { tipo: "consejo", id: "c-a", table: "consejos" },
  { tipo: "pagina", id: "g-a", table: "paginas" },
] as const;

const rowsOf = (table: "mfa_factors" | "mfa_recovery_codes") =>
  db.database().read.selectFrom(table).selectAll().execute();
const mailsOf = async () => {
  const all = db.database().read.selectFrom("correos").select(["recipient", "subject"]);
  const queued = all.where("subject", "not like", "Verifica tu correo%");
  return (await queued.execute()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
};

let ana: RouteAccount;
let luz: RouteAccount;
beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
  luz = await routeAccount("luz@ejemplo.es", "contributor");
  const planned = { estado: "draft", programado_at: AT, programado_por: luz.id } as const;
  await addProducto("a", { ...planned, imageurl: PICTURE });
  await addConsejo("a", { ...planned, imagen: PICTURE });
  await addPagina("a", planned);
});

const decide = (intent: string, more = {}) =>
  ana.post(action, "/admin/usuarios", { intent, id: luz.id, ...more });

const WAYS = [
  ["are withdrawn", () => decide("retirar")],
  ["end with the account", () => decide("eliminar")],
  ["end because they delete their account", async () => deleteOwnAccount(await viewerOf(luz.id))],
] as const;

const estados = async () => {
  const { read } = db.database();
  const rows = ITEMS.map(({ table }) => read.selectFrom(table).select("estado").execute());
  return (await Promise.all(rows)).flat().map(({ estado }) => estado);
};

it.each(WAYS)("the links of somebody whose rights %s end, and no others", async (_, end) => {
  const by = async ({ id }: RouteAccount, index: 0 | 1 | 2) => {
    const { table, ...item } = ITEMS[index];
    return shareBorrador(item, { id, email: "" });
  };
  const [theirs, ours, also] = [await by(luz, 0), await by(ana, 1), await by(luz, 2)];
  await end();
  expect(await openEnlace(theirs)).toBeUndefined();
  expect(await openEnlace(also)).toBeUndefined();
  expect(await openEnlace(ours)).toEqual({ tipo: "consejo", id: "c-a" });
  expect(await findEnlace({ tipo: "producto", id: "p-a" })).toBeNull();
});

it.each(WAYS)(
  "nothing of somebody whose rights %s is published at its hour, and the desk says so",
  async (_, end) => {
    await end();
    await publishDue(PUBLISHED_KINDS, LATER);
    expect(await estados()).toEqual(["draft", "draft", "draft"]);
    const why = expect.stringContaining(
      "Estaba programado para el 24 dic 2026, 10:30 por alguien que ya no publica en el sitio",
    );
    expect(await listNoPublicados()).toMatchObject([
      { text: "Consejo a", why, href: "/admin/consejos/c-a" },
      { text: "Producto a", why },
      { text: "Página a", why },
    ]);
  },
);

it.each(["retirar", "eliminar"])(
  "who takes over what somebody has planned has it published: %s",
  async (intent) => {
    await decide(intent, { mantener: "on" });
    expect(await listNoPublicados()).toEqual([]);
    expect(
      (await listProgramadosOf(PUBLISHED_KINDS, ana.id)).map(({ titulo }) => titulo).sort(),
    ).toEqual(["Consejo a", "Producto a", "Página a"]);
    await publishDue(PUBLISHED_KINDS, LATER);
    expect(await estados()).toEqual(["published", "published", "published"]);
  },
);

it.each([
  ["retirar", "administrador.retirado", /Ya no administras/],
  ["eliminar", "cuenta.eliminada", /se ha eliminado/],
])(
  "who decides to «%s» does it once, is in the history, and the person is told",
  async (intent, action, mail) => {
    expect((await decide(intent)).status).toBe(303);
    const own = new RegExp(`^luz@ejemplo\\.es: .*${mail.source}`, "s");
    expect(await mailsOf()).toContainEqual(expect.stringMatching(own));
    const log = db.database().read.selectFrom("audit_log").select("action");
    expect(await log.execute()).toContainEqual({ action });
    expect((await decide(intent)).status).toBe(409);
  },
);

it("what others have planned keeps its hour", async () => {
  const mine = { programado_por: ana.id };
  await db.database().writer.updateTable("consejos").set(mine).execute();
  await decide("retirar");
  await publishDue(PUBLISHED_KINDS, LATER);
  expect(await estados()).toEqual(["draft", "published", "draft"]);
});

describe("a lost second factor", () => {
  const TAKE = { intent: "segundo-paso" };
  const at = new Date().toISOString();
  const addFactor = (userId: string, status: "verified" | "unverified" = "verified") =>
    db.database().write(async (trx) => {
      const factor = { id: `f-${status}-${userId}`, user_id: userId, secret: "x", created_at: at };
      await trx
        .insertInto("mfa_factors")
        .values({ ...factor, status })
        .execute();
      const code = { id: `c-${status}-${userId}`, user_id: userId, code: "x", created_at: at };
      await trx.insertInto("mfa_recovery_codes").values(code).execute();
      if (status === "unverified") return;
      const own = trx.updateTable("profiles").set({ mfa_enabled: 1 }).where("id", "=", userId);
      await own.execute();
    });

  it("is taken away by another main admin, who and whose mailboxes are told", async () => {
    const eva = await routeAccount("eva@ejemplo.es", "main_admin");
    await addFactor(ana.id);
    await addFactor(eva.id);
    await addFactor(eva.id, "unverified");
    const { location } = await decide("segundo-paso", { id: eva.id });
    expect(location).toBe("/admin/usuarios");
    expect((await rowsOf("mfa_factors")).map(({ user_id }) => user_id)).toEqual([ana.id]);
    expect((await rowsOf("mfa_recovery_codes")).map(({ user_id }) => user_id)).toEqual([ana.id]);
    expect(await findById(eva.id)).toMatchObject({ mfaEnabled: false, adminType: "main_admin" });
    expect([await isSignedIn(eva), await isSignedIn(ana)]).toEqual([false, true]);
    expect((await mailsOf()).sort()).toEqual([
      expect.stringMatching(/^ana@ejemplo\.es: Cambio importante/),
      expect.stringMatching(/^eva@ejemplo\.es: Cambio importante/),
      "eva@ejemplo.es: Tu verificación en dos pasos se ha quitado",
    ]);
    const log = db.database().read.selectFrom("audit_log").selectAll().orderBy("id", "desc");
    expect(await log.executeTakeFirst()).toMatchObject({
      action: "factores.quitados",
      actor_email: "ana@ejemplo.es",
      target: eva.id,
    });
  });

  it("of oneself is left to one's profile, with a code", async () => {
    await addFactor(ana.id);
    expect((await ana.post(action, "/admin/usuarios", { ...TAKE, id: ana.id })).status).toBe(422);
    expect(await rowsOf("mfa_factors")).toHaveLength(1);
  });

  it("is taken away by nobody else", async () => {
    await addFactor(ana.id);
    const { status } = await luz.post(action, "/admin/usuarios", { ...TAKE, id: ana.id });
    expect(status).toBe(403);
    expect(await rowsOf("mfa_factors")).toHaveLength(1);
  });

  it("that is gone already is told so, and nobody is signed out or told of it", async () => {
    const eva = await routeAccount("eva@ejemplo.es", "main_admin");
    const { status, reply } = await decide("segundo-paso", { id: eva.id });
    expect([status, reply?.error?.[""]?.[0]]).toEqual([
      409,
      "La cuenta ha cambiado entretanto: mira cómo está ahora",
    ]);
    expect([await isSignedIn(eva), await mailsOf()]).toEqual([true, []]);
  });

  it("is taken away once by two who ask at once", async () => {
    const eva = await routeAccount("eva@ejemplo.es", "main_admin");
    await addFactor(luz.id);
    const ask = (by: RouteAccount) => by.post(action, "/admin/usuarios", { ...TAKE, id: luz.id });
    const answers = await Promise.all([ask(ana), ask(eva)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it("stays where two main admins take each other's and the first ends the other's session", async () => {
    const eva = await routeAccount("eva@ejemplo.es", "main_admin");
    await addFactor(ana.id);
    await addFactor(eva.id);
    await Promise.all([
      ana.post(action, "/admin/usuarios", { ...TAKE, id: eva.id }),
      eva.post(action, "/admin/usuarios", { ...TAKE, id: ana.id }),
    ]);
    expect(await rowsOf("mfa_factors")).toHaveLength(1);
  });
});

it.each(["retirar", "eliminar"])(
  "the only main admin who could sign in again stays, whoever asks: %s",
  async (intent) => {
    const eva = await routeAccount("eva@ejemplo.es", "main_admin");
    await db
      .database()
      .write((trx) =>
        trx
          .updateTable("credenciales")
          .set({ verified_at: null })
          .where("user_id", "=", ana.id)
          .execute(),
      );
    const { status, reply } = await decide(intent, { id: eva.id });
    expect([status, reply?.error?.[""]?.[0]]).toEqual([
      409,
      "Es la única cuenta de administrador principal: nombra antes a otra persona",
    ]);
    expect(await findById(eva.id)).toMatchObject({ adminType: "main_admin" });
  },
);
