import { describe, expect, it } from "vitest";
import { createAdmin } from "~/auth/account/admin-commands.server";
import { resetPassword } from "~/auth/account/change-password.server";
import { signUp } from "~/auth/account/sign-up.server";
import { findCredentials } from "~/auth/password/credentials.server";
import { verifyPassword } from "~/auth/password/password-hash.server";
import { findByEmail } from "~/domain/profiles/profiles.server";
import { testDatabase } from "../../support/database";

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
