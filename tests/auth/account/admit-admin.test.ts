import { describe, expect, it } from "vitest";
import { createAdmin, inviteAdmin } from "~/auth/account/admit-admin.server";
import { resetPassword } from "~/auth/account/change-password.server";
import { signUp } from "~/auth/account/sign-up.server";
import { findCredentials } from "~/auth/password/credentials.server";
import { verifyPassword } from "~/auth/password/password-hash.server";
import { findPending } from "~/domain/admin-requests/admin-requests.server";
import { TooManyAttemptsError } from "~/domain/attempt-limits/attempt-limits.server";
import { findSucesos } from "~/domain/historial/find-sucesos.server";
import { findByEmail } from "~/domain/profiles/profiles.server";
import { loader as passwordPage } from "~/routes/auth.restablecer";
import { testDatabase } from "../../support/database";
import { isSignedIn, mailsTo, PASSWORD, routeAccount } from "../../support/route-account";
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

const tokenOf = (link: string) => new URL(link, ORIGIN).searchParams.get("token") ?? "";

describe("admin create", () => {
  it("keeps no password that a stranger chose before or chooses after", async () => {
    await join(STRANGERS);
    const link = await createAdmin(EMAIL);
    expect((await findByEmail(EMAIL))?.adminType).toBe("main_admin");
    expect(await hasPassword(STRANGERS)).toBe(false);
    await join(STRANGERS);
    expect(await hasPassword(STRANGERS)).toBe(false);
    expect(await resetPassword(tokenOf(link), OWN, ORIGIN)).toMatch(/^dispositivo=/);
    expect(await hasPassword(OWN)).toBe(true);
  });

  it("lets nobody choose the password of an account that it makes, but by the link", async () => {
    const link = await createAdmin(EMAIL);
    await join(STRANGERS);
    expect(await findCredentials(EMAIL)).toMatchObject({ verifiedAt: expect.any(String) });
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
  const invite = async () => {
    const by = await viewerOf((await routeAccount(BOSS, "main_admin")).id);
    return inviteAdmin({ email: EMAIL, by, origin: ORIGIN });
  };
  const linkIn = async () => {
    const mails = await mailsTo(EMAIL);
    const { body = "" } = mails.find(({ subject }) => subject.includes("invitan")) ?? {};
    return /http\S+token=\S+/.exec(body)?.[0] ?? "";
  };

  it("lets its reader choose a password and work on the contents", async () => {
    expect(await invite()).toBeUndefined();
    expect((await findByEmail(EMAIL))?.adminType).toBe("contributor");
    expect(await resetPassword(tokenOf(await linkIn()), OWN, ORIGIN)).toMatch(/^dispositivo=/);
    expect(await hasPassword(OWN)).toBe(true);
  });

  it("keeps no password that a stranger chose for the address", async () => {
    await join(STRANGERS);
    await invite();
    expect(await hasPassword(STRANGERS)).toBe(false);
  });

  it("leaves the password of somebody verified as it is and ends the waiting request", async () => {
    const known = await routeAccount(EMAIL);
    await invite();
    expect(await hasPassword(PASSWORD)).toBe(true);
    expect(await isSignedIn(known)).toBe(false);
    const waiting = (await findPending(1, null)).items.map(({ email }) => email);
    expect(waiting).not.toContain(EMAIL);
  });

  it("is refused for somebody who has access already", async () => {
    await routeAccount(EMAIL, "contributor");
    expect(await invite()).toContain("ya administra el sitio");
    expect(await linkIn()).toBe("");
  });

  it("is refused to who has sent twenty in a day", async () => {
    const by = await viewerOf((await routeAccount(BOSS, "main_admin")).id);
    const inviteNth = (n: number) =>
      inviteAdmin({ email: `ana${n}@ejemplo.es`, by, origin: ORIGIN });
    for (let n = 1; n <= 20; n++) expect(await inviteNth(n)).toBeUndefined();
    await expect(inviteNth(21)).rejects.toThrow(TooManyAttemptsError);
    expect(await findByEmail("ana21@ejemplo.es")).toBeUndefined();
  });

  it("is told to the main admins and stands in the history", async () => {
    await invite();
    const told = (await mailsTo(BOSS)).find(({ subject }) => subject.startsWith("Cambio"));
    expect(told?.body).toContain(`${EMAIL}\nAntes: Sin permisos\nAhora: Administrador colaborador`);
    const { items } = await findSucesos({ actor: BOSS, accion: "cuentas", pagina: 1 });
    expect(items.map(({ action }) => action)).toContain("administrador.invitado");
  });
});
