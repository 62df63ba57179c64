import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { Browser, enrol, flashText, mailTo, PASSWORD } from "../support/browser";
import { useSite } from "../support/use-site";

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0" } });
let count = 0;

const newBrowser = () => new Browser(site, `10.0.0.${++count}`);
const flashOf = async (browser: Browser, target: string) => flashText(await browser.text(target));

describe("the life of two accounts", () => {
  const owner = { email: "ana@ejemplo.es", secret: "", codes: [] as string[] };
  let ana: Browser;

  it("signs up and becomes main admin with the mailed link", async () => {
    ana = newBrowser();
    const signedUp = await ana.post("/auth?modo=registro", {
      intent: "registrar",
      email: " Ana@Ejemplo.es",
      password: PASSWORD,
    });
    expect(signedUp.headers.get("Location")).toBe("/auth?registro=enviado");
    const notice = await ana.text("/auth?registro=enviado");
    expect(notice).toContain("Solicitud de administrador enviada");
    expect(notice.match(/Registro exitoso\. Por favor verifica tu correo/g)).toHaveLength(1);
    expect(notice).toContain("correo electrónico para continuar con tu solicitud");
    expect(flashText(notice)).toBe("");
    expect((await ana.signIn(owner.email)).status).toBe(401);

    const mail = await mailTo(site, owner.email, /Verifica/);
    const link = /\/auth\/verificar\?token=\S+/.exec(mail)?.[0] ?? "";
    const page = await ana.get(link);
    expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(await page.text()).not.toContain("Elige tu contraseña");
    expect(await newBrowser().text(link)).toContain("Elige tu contraseña");
    expect((await ana.signIn(owner.email)).status).toBe(401);
    const token = link.split("token=")[1] ?? "";
    const verified = await ana.post("/auth/verificar", { intent: "verificar", token });
    expect(verified.headers.get("Location")).toBe("/auth?email_confirm=true");
    expect(await flashOf(ana, "/auth?email_confirm=true")).toMatch(
      /Email verificado correctamente\..*Acceso de administrador concedido como administrador principal\./,
    );
    expect(await ana.text("/auth?email_confirm=true")).toContain(
      "Con el correo verificado, inicia",
    );
    const again = await ana.post("/auth/verificar", { intent: "verificar", token });
    const html = await again.text();
    expect([again.status, html]).toEqual([
      422,
      expect.stringContaining("Error al verificar email"),
    ]);
    expect(html).toContain("el enlace ya se ha usado, ha caducado o está incompleto.");
    expect(html).toMatch(/<a href="\/auth"[^>]*>Si ya lo has verificado, inicia sesión/);
  });

  it("signs in, sets up the second step, signs out and in with a code", async () => {
    const signedIn = await ana.signIn(owner.email);
    expect(signedIn.headers.get("Location")).toBe("/admin");
    expect(await flashOf(ana, "/admin")).toContain("Inicio de sesión exitoso");
    expect(await ana.text("/admin")).toContain("2FA Desactivado");
    expect((await ana.get("/auth")).headers.get("Location")).toBe("/admin");
    const before = ana.jar.get("sesion");
    Object.assign(owner, await enrol(ana));
    expect(owner.codes).toHaveLength(10);
    expect(ana.jar.get("sesion")).not.toBe(before);
    const confirmed = await ana.post("/admin/mfa-setup", { intent: "confirmar" });
    const done = await ana.text(confirmed.headers.get("Location") ?? "");
    expect(done).toContain("Configuración de MFA completada exitosamente");
    expect(done).toMatch(
      /<dialog[^>]* open=""[^>]*>.*<h2[^>]*>Configuración de MFA completada exitosamente<\/h2>/,
    );
    expect(await ana.text("/admin/profile")).toContain("10 restantes");

    await ana.post("/auth/salir", {});
    expect((await ana.signIn(owner.email)).headers.get("Location")).toBe("/auth");
    expect((await ana.get("/admin")).headers.get("Location")).toBe("/auth");
    expect(await ana.text("/auth")).toContain("Verificación en dos pasos");
    const code = appCode(owner.secret);
    const entered = await ana.post("/auth", { intent: "verificar", code });
    expect(entered.headers.get("Location")).toBe("/admin");
  });

  it("a recovery code works once", async () => {
    const phone = newBrowser();
    await phone.signIn(owner.email);
    const [code = ""] = owner.codes;
    const entered = await phone.post("/auth?paso=recuperacion", { intent: "recuperar", code });
    expect(entered.headers.get("Location")).toBe("/admin");
    expect(await phone.text("/admin/profile")).toContain("9 restantes");
    const other = newBrowser();
    await other.signIn(owner.email);
    expect((await other.post("/auth", { intent: "recuperar", code })).status).toBe(401);
    await mailTo(site, owner.email, /código de recuperación/);
  });

  it("counts the last recovery code in the singular", async () => {
    const codes = "update mfa_recovery_codes set used_at";
    site.sql().exec(`${codes} = 'aside' where used_at is null and id <>
      (select id from mfa_recovery_codes where used_at is null limit 1)`);
    const page = await ana.text("/admin/profile");
    site.sql().exec(`${codes} = null where used_at = 'aside'`);
    expect(page).toContain(">1 restante<");
  });

  it("left no password, code, secret, token or cookie in log or tables", () => {
    const secrets = [PASSWORD, owner.secret, ...owner.codes, ana.jar.get("sesion") ?? "?"];
    const bytes = ["site.db", "site.db-wal"].map((file) =>
      readFileSync(path.join(site.dataDir, file), "latin1"),
    );
    const log = site.log.join("\n");
    for (const secret of secrets) {
      expect(log).not.toContain(secret);
      for (const text of bytes) expect(text.includes(secret)).toBe(false);
    }
    expect(log).not.toContain("token=");
  });
});
