import { describe, expect, it } from "vitest";
import { createAdmin, inviteAdmin } from "~/auth/account/admit-admin.server";
import { resetPassword } from "~/auth/account/change-password.server";
import { manageUser } from "~/auth/account/manage-users.server";
import { signUp } from "~/auth/account/sign-up.server";
import { verifyEmail } from "~/auth/account/verify-email.server";
import { issueToken } from "~/auth/mail/tokens.server";
import { findCredentials } from "~/auth/password/credentials.server";
import { verifyPassword } from "~/auth/password/password-hash.server";
import { loader as passwordPage } from "~/routes/auth.restablecer";
import { TooManyAttemptsError } from "~base/limits/attempts.server";
import { PLAZOS } from "~base/plazos";
import { purgeMade } from "~base/purge.server";
import { findPending } from "~features/admin-requests/admin-requests.server";
import { findByEmail } from "~nouns/profiles/profiles.server";
import { type Accion, USUARIO_CHANGED } from "~nouns/profiles/usuario";
import { findSucesos } from "~record/historial/find-sucesos.server";
import { testDatabase } from "../../support/database";
import { isSignedIn, mailsTo, PASSWORD, routeAccount } from "../../support/route-account";
import { write } from "../../support/stored";
import { viewerOf } from "../../support/viewer";

const EMAIL = "ana@ejemplo.es";
const ORIGIN = "http://localhost";
const STRANGERS = "Cuervo-9-pardo-gris";
const OWN = "Nube-7-lenta-azul";

testDatabase();

const join = (password: string) =>
  signUp({ email: EMAIL, password }, { origin: ORIGIN, clientAddress: "una" });

/** Tells if the account has this password, verified or not. */
async function hasPassword(password: string): Promise<boolean> {
  const known = await findCredentials(EMAIL);
  return verifyPassword(known?.passwordHash, password);
}

const EIGHT_DAYS_ON = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);

/** Withdraws the invitations that are older than a week at this time. */
const purge = (now: Date) => {
  const before = new Date(now.getTime() - PLAZOS.invitaciones * 24 * 60 * 60 * 1000);
  return write((trx) => purgeMade(trx, "invitaciones", before));
};

/** Has a third main admin do this to an account. */
async function change(accion: Accion, email: string) {
  const owner = await viewerOf((await routeAccount("duena@ejemplo.es", "main_admin")).id);
  const { id } = (await findByEmail(email)) ?? { id: "" };
  return manageUser({ id, accion, by: owner, origin: ORIGIN });
}

const tokenOf = (link: string) => new URL(link, ORIGIN).searchParams.get("token") ?? "";

describe("admin create", () => {
  it("keeps no password that a stranger chose before or chooses after", async () => {
    await join(STRANGERS);
    const link = await createAdmin(EMAIL);
    expect(await hasPassword(STRANGERS)).toBe(false);
    await join(STRANGERS);
    expect(await hasPassword(STRANGERS)).toBe(false);
    expect((await findByEmail(EMAIL))?.adminType).toBeNull();
    expect(await resetPassword(tokenOf(link), OWN, ORIGIN)).toMatch(/^dispositivo=/);
    expect((await findByEmail(EMAIL))?.adminType).toBe("main_admin");
    expect(await hasPassword(OWN)).toBe(true);
  });

  it("lets nobody choose the password of an account that it makes, but by the link", async () => {
    const link = await createAdmin(EMAIL);
    await join(STRANGERS);
    expect(await findCredentials(EMAIL)).toMatchObject({ verifiedAt: null });
    expect(await hasPassword(STRANGERS)).toBe(false);
    expect(await resetPassword(tokenOf(link), OWN, ORIGIN)).toMatch(/^dispositivo=/);
    expect(await hasPassword(OWN)).toBe(true);
  });

  it("leaves the password of somebody verified as it is", async () => {
    const link = await createAdmin(EMAIL);
    await resetPassword(tokenOf(link), OWN, ORIGIN);
    await createAdmin(EMAIL);
    expect(await hasPassword(OWN)).toBe(true);
  });
});

describe("the link of a first password", () => {
  const open = async (link: string) => {
    const request = new Request(`${ORIGIN}${link}`);
    const found = await passwordPage({
      request,
      params: {},
      context: { requestId: "x", nonce: "x", clientAddress: "x" },
    });
    return found.isFirst;
  };
  const alarms = async () =>
    (await mailsTo(EMAIL)).filter(({ subject }) => subject.includes("contraseña ha cambiado"));

  it("welcomes, and nobody is warned of what is no change", async () => {
    const link = await createAdmin(EMAIL);
    expect(await open(link)).toBe(true);
    await resetPassword(tokenOf(link), OWN, ORIGIN);
    expect(await alarms()).toEqual([]);
  });

  it("warns the owner of a password that it replaces", async () => {
    await routeAccount(EMAIL);
    const link = await createAdmin(EMAIL);
    expect(await open(link)).toBe(false);
    await resetPassword(tokenOf(link), OWN, ORIGIN);
    expect(await alarms()).toHaveLength(1);
  });
});

describe("an invitation", () => {
  const BOSS = "jefa@ejemplo.es";
  const inviteAs = async (boss: string, tipo: "contributor" | "writer" = "contributor") => {
    const known = await findByEmail(boss);
    const { id } = known ?? (await routeAccount(boss, "main_admin"));
    return inviteAdmin({ email: EMAIL, tipo, by: await viewerOf(id), origin: ORIGIN });
  };
  const invite = () => inviteAs(BOSS);
  const use = (link: string) => resetPassword(tokenOf(link), OWN, ORIGIN);
  const linkIn = async () => {
    const mails = await mailsTo(EMAIL);
    const { body = "" } = mails.findLast(({ subject }) => subject.includes("invitan")) ?? {};
    return /http\S+token=\S+/.exec(body)?.[0] ?? "";
  };

  it("lets its reader choose a password and work on the contents", async () => {
    expect(await invite()).toBeUndefined();
    expect((await findByEmail(EMAIL))?.adminType).toBeNull();
    expect(await findCredentials(EMAIL)).toMatchObject({ verifiedAt: null });
    expect(await use(await linkIn())).toMatch(/^dispositivo=/);
    expect((await findByEmail(EMAIL))?.adminType).toBe("contributor");
    expect(await hasPassword(OWN)).toBe(true);
  });

  it("keeps no password that a stranger chose for the address", async () => {
    await join(STRANGERS);
    await invite();
    expect(await hasPassword(STRANGERS)).toBe(false);
  });

  it("leaves somebody verified what they have, and ends their request once it is accepted", async () => {
    const known = await routeAccount(EMAIL);
    const waiting = async () => (await findPending(1, null)).items.map(({ email }) => email);
    await invite();
    expect(await hasPassword(PASSWORD)).toBe(true);
    expect(await isSignedIn(known)).toBe(true);
    expect((await findByEmail(EMAIL))?.adminType).toBeNull();
    expect(await waiting()).toContain(EMAIL);
    await use(await linkIn());
    expect((await findByEmail(EMAIL))?.adminType).toBe("contributor");
    expect(await waiting()).not.toContain(EMAIL);
  });

  it("is accepted too by who signs up with the address and opens that link", async () => {
    await invite();
    await join(OWN);
    const { id: userId } = (await findByEmail(EMAIL)) ?? { id: "" };
    const token = await write((trx) =>
      issueToken(trx, { userId, email: EMAIL }, "verify", new Date()),
    );
    expect(await verifyEmail(token, "hash", ORIGIN)).toBe("invited");
    expect((await findByEmail(EMAIL))?.adminType).toBe("contributor");
  });

  it("sent again makes the earlier link void; an address gets three in a day", async () => {
    await invite();
    const first = await linkIn();
    await inviteAs("otra@ejemplo.es");
    expect(await use(first)).toBeUndefined();
    await invite();
    await expect(invite()).rejects.toThrow(TooManyAttemptsError);
    expect(await use(await linkIn())).toMatch(/^dispositivo=/);
  });

  it("by two at once leaves one account, which one of the links opens", async () => {
    await Promise.all([inviteAs(BOSS), inviteAs("otra@ejemplo.es")]);
    const bodies = (await mailsTo(EMAIL)).map(
      ({ body }) => /http\S+token=\S+/.exec(body)?.[0] ?? "",
    );
    const used = [];
    for (const link of bodies) used.push(await use(link));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ["lapses in a week", () => purge(EIGHT_DAYS_ON)],
    ["is withdrawn", () => change("desinvitar", EMAIL)],
    ["was made by somebody whose rights end", () => change("retirar", BOSS)],
    ["was made by somebody whose account goes", () => change("eliminar", BOSS)],
  ])("that %s takes its link and its account along", async (_, end) => {
    await inviteAs(BOSS);
    const link = await linkIn();
    await end();
    expect(await findByEmail(EMAIL)).toBeUndefined();
    expect(await use(link)).toBeUndefined();
  });

  it("that is withdrawn leaves an account of its own as it was", async () => {
    await routeAccount(EMAIL);
    await invite();
    const link = await linkIn();
    await change("desinvitar", EMAIL);
    expect(await use(link)).toBeUndefined();
    expect(await hasPassword(PASSWORD)).toBe(true);
    expect((await findByEmail(EMAIL))?.adminType).toBeNull();
  });

  it("that was accepted is not withdrawn any more", async () => {
    await invite();
    await use(await linkIn());
    await purge(EIGHT_DAYS_ON);
    expect(await change("desinvitar", EMAIL)).toBe(USUARIO_CHANGED);
    await change("retirar", BOSS);
    expect((await findByEmail(EMAIL))?.adminType).toBe("contributor");
  });

  it("is refused for somebody who has access already", async () => {
    await routeAccount(EMAIL, "contributor");
    expect(await invite()).toContain("ya administra el sitio");
    expect(await linkIn()).toBe("");
  });

  it("is refused to who has sent twenty in a day", async () => {
    const by = await viewerOf((await routeAccount(BOSS, "main_admin")).id);
    const inviteNth = (n: number) =>
      inviteAdmin({ email: `ana${n}@ejemplo.es`, tipo: "contributor", by, origin: ORIGIN });
    for (let n = 1; n <= 20; n++) expect(await inviteNth(n)).toBeUndefined();
    await expect(inviteNth(21)).rejects.toThrow(TooManyAttemptsError);
    expect(await findByEmail("ana21@ejemplo.es")).toBeUndefined();
  });

  it("is told to the main admins and stands in the history", async () => {
    await invite();
    const told = (await mailsTo(BOSS)).find(({ subject }) => subject.startsWith("Cambio"));
    expect(told?.body).toContain(
      `${EMAIL}\nAntes: Sin permisos\nAhora: Con una invitación sin aceptar: Admin colaborador`,
    );
    const { items } = await findSucesos({ actor: BOSS, accion: "cuentas", pagina: 1 });
    expect(items.map(({ action }) => action)).toContain("administrador.invitado");
  });
});
