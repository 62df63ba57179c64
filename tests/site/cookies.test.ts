import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy } from "../support/behind-proxy";
import { Browser, enrol, mailTo, PASSWORD, tokenIn } from "../support/browser";
import { LEGAL_DATA } from "../support/free-port";
import { type Site, startSite } from "../support/site";

const ORIGIN = "https://www.mimbre.test";
const EMAIL = "ana@ejemplo.es";

describe("on an https site", () => {
  const lines: string[] = [];
  let started: Site;
  let site: Site;
  let ana: Browser;
  beforeAll(async () => {
    const env = {
      SITE_ORIGIN: ORIGIN,
      DEMO: "0",
      LOG_LEVEL: "error",
      MAIN_ADMIN_EMAIL: EMAIL,
      HSTS_SUBDOMAINS: "1",
    };
    started = await startSite({ env });
    started.sql().exec(LEGAL_DATA);
    const whole = behindProxy(started, ORIGIN);
    const noted = async (answer: Promise<Response>) => {
      lines.push(...(await answer).headers.getSetCookie());
      return answer;
    };
    site = {
      ...whole,
      fetch: (...args) => noted(whole.fetch(...args)),
      post: (...args) => noted(whole.post(...args)),
    };
    ana = new Browser(site, "127.0.0.1");
    await ana.post("/auth?modo=registro", {
      intent: "registrar",
      email: EMAIL,
      password: PASSWORD,
    });
    const token = tokenIn(await mailTo(site, EMAIL, /Verifica/));
    await ana.post("/auth/verificar", { intent: "verificar", token });
    await ana.signIn(EMAIL);
    await enrol(ana);
    await ana.post("/admin/mfa-setup", { intent: "confirmar" });
    await ana.post("/preferencias", { intent: "ligero" });
    await ana.post("/preferencias", { intent: "plegar" });
    await ana.post("/comparar", { intent: "limpiar" });
    await ana.post("/auth/salir", {});
    await ana.signIn(EMAIL);
  });
  afterAll(() => started.stop());

  const named = (name: string) => lines.filter((line) => line.startsWith(`${name}=`));

  it("every cookie is for this host alone, over TLS alone, and not for other sites", () => {
    for (const line of lines) {
      const [pair = "", ...attributes] = line.split("; ");
      expect(attributes, line).toEqual(
        expect.arrayContaining([
          "Path=/",
          "SameSite=Lax",
          "Secure",
          expect.stringMatching(/^Max-/),
        ]),
      );
      expect(line, line).not.toMatch(/domain/i);
      expect(pair.length, line).toBeLessThan(4_096);
    }
  });

  it.each([
    ...["aviso", "ligero", "barra", "navegador", "sesion", "verificacion", "dispositivo"],
    ...["codigos", "registro"],
  ])("that of the name %s is bound to the host and closed to scripts", (name) => {
    expect(named(`__Host-${name}`)).not.toEqual([]);
    for (const line of named(`__Host-${name}`)) expect(line).toContain("; HttpOnly");
    expect(named(name)).toEqual([]);
  });

  it("choices that were made are kept under their names", async () => {
    expect(await ana.text("/consejos")).toContain('<html lang="es" class="light"');
    expect(ana.jar.get("comparar")).toBe("-");
  });

  it("browsers are told to ask its subdomains over TLS too where the owner says so", async () => {
    for (const target of ["/", "/nada", "/admin", "/favicon.ico", "/producto/%"]) {
      const { headers } = await site.fetch(target);
      const hsts = headers.get("Strict-Transport-Security");
      expect(hsts, target).toBe("max-age=31536000; includeSubDomains");
    }
  });
});
