import { describe, expect, it } from "vitest";
import { Browser, enrol, PASSWORD } from "../support/browser";
import { runSite } from "../support/command-line";
import { useSite } from "../support/use-site";

const EMAIL = "ana@ejemplo.es";
const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0" } });
const ana = new Browser(site, "10.5.0.1");

const run = (...args: string[]) => runSite(site.dataDir, ["admin", ...args]);

describe("npm run site -- admin", () => {
  it("creates a main admin, who chooses the password by a link good once", async () => {
    const { status, stdout } = await run("create", ` ${EMAIL.toUpperCase()}`);
    expect([status, stdout]).toEqual([0, expect.stringContaining(EMAIL)]);
    const link = /\/auth\/restablecer\?token=\S+/.exec(stdout)?.[0] ?? "";
    expect(await ana.text(link)).toContain("Elige una contraseña");
    const [, token = ""] = link.split("token=");
    const fields = { intent: "guardar", token, password: PASSWORD };
    expect((await ana.post("/auth/restablecer", fields)).status).toBe(303);
    expect((await ana.post("/auth/restablecer", fields)).status).toBe(422);
    expect((await ana.signIn(EMAIL)).headers.get("Location")).toBe("/admin");
    expect((await ana.get("/admin/requests")).status).toBe(200);
  });

  it("takes off a second factor and ends the sessions", async () => {
    await enrol(ana);
    expect(await run("reset-2fa", EMAIL)).toMatchObject({ status: 0 });
    expect((await ana.get("/admin")).headers.get("Location")).toBe("/auth");
    expect((await ana.signIn(EMAIL)).headers.get("Location")).toBe("/admin");
  });

  it("ends all sessions at once", async () => {
    expect((await run("sign-out", EMAIL)).stdout).toBe(`Sesiones cerradas: ${EMAIL}\n`);
    expect((await ana.get("/admin")).headers.get("Location")).toBe("/auth");
  });

  it("knows nobody else, and no other order", async () => {
    expect(await run("sign-out", "eva@ejemplo.es")).toMatchObject({
      status: 1,
      stderr: "No hay ninguna cuenta con el correo eva@ejemplo.es\n",
    });
    for (const args of [[], ["create"], ["create", "x"], ["nada", EMAIL], ["create", EMAIL, "y"]]) {
      const { status, stderr } = await run(...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining("Uso: npm run site -- admin")]);
    }
  });
});
