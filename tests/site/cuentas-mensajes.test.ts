import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { Browser, enrol, mailTo, PASSWORD, register, secretOn, tokenIn } from "../support/browser";
import { whileLocked, without } from "../support/faults";
import { useSite } from "../support/use-site";

/** Texts of sections 5 and 8 of the specification about accounts; tests below show each. */
const TEXTS = [
  "Error al cargar solicitudes",
  "Error al aprobar la solicitud",
  "Error al rechazar la solicitud",
  "Error inesperado al aprobar la solicitud",
  "Error inesperado al rechazar la solicitud",
  "Solicitud aprobada correctamente",
  "Solicitud rechazada correctamente",
  "Solicitud no encontrada",
  "No hay solicitudes pendientes",
  "No tienes permisos para ver solicitudes de administrador",
  "No tienes permisos para aprobar solicitudes de administrador",
  "No tienes permisos para rechazar solicitudes de administrador",
  "Acceso restringido: Solo los administradores principales pueden gestionar solicitudes de administración.",
  "Ingresa un correo electrónico válido",
  "La contraseña es obligatoria",
  "La contraseña debe tener al menos 8 caracteres",
  "La contraseña debe contener al menos una mayúscula, una minúscula, un número y un caracter especial",
  "Inicio de sesión exitoso",
  "Error al iniciar sesión",
  "Error al registrarse",
  "Registro exitoso. Por favor verifica tu correo electrónico para continuar con tu solicitud de administrador.",
  "Solicitud de administrador enviada",
  "Email verificado correctamente.",
  "Acceso de administrador concedido como administrador principal.",
  "Su solicitud de administrador ha sido enviada para aprobación.",
  "Error al verificar email",
  "Permisos insuficientes",
  "Verificación en dos pasos",
  "El código debe tener al menos 6 caracteres",
  "El código debe tener como máximo 6 caracteres",
  "El código debe tener 6 caracteres",
  "Código inválido",
  "Error al obtener los factores MFA",
  "Error al crear desafío MFA",
  "Error en la configuración MFA",
  "Error al configurar MFA",
  "Error al verificar el código",
  "Error al verificar MFA",
  "Error al desactivar MFA",
  "MFA desactivado exitosamente",
  "Configuración de MFA completada exitosamente",
  "Debes iniciar sesión para acceder",
  "No tienes permisos de administrador",
];

/** Read by people whose request has not been decided. */
const WAITING = "Te avisaremos por correo cuando se revise tu solicitud.";
const REJECTED = "Quien administra el sitio no ha aprobado tu solicitud.";
const ENDED = "una solicitud aprobada también los cambia";

/** English texts of the specification, which only the log contains. */
const LOGGED = [
  "User not authenticated",
  "You must provide either an email or phone number and a password",
];

/** Texts that script shows, so journeys in a browser read them. */
const IN_JOURNEYS = ["Copiado al portapapeles", "Códigos de recuperación copiados al portapapeles"];

const produced = new Set<string>();
const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0" } });
let count = 0;
const newBrowser = () => new Browser(site, `10.2.0.${++count}`);
const EMAIL = "ana@ejemplo.es";
let ana: Browser;

beforeAll(() => {
  ana = newBrowser();
});

/** Expects texts on the page of an answer, or on the one to which it redirects. */
async function expectTexts(browser: Browser, answer: Response, ...texts: string[]) {
  const location = answer.headers.get("Location");
  const page = location ? await browser.text(location) : await answer.text();
  for (const text of texts) {
    expect(page).toContain(text);
    produced.add(text);
  }
}

const requestOf = (email: string) =>
  site.sql().prepare("select id from admin_requests where email = ?").pluck().get(email) as string;

describe("signing up", () => {
  const join = (fields: Record<string, string>) =>
    ana.post("/auth?modo=registro", { intent: "registrar", ...fields });

  it("names what is wrong with the form, and keeps the address", async () => {
    const bad = await join({ email: "sin-arroba", password: "Corta1!" });
    expect(bad.status).toBe(422);
    await expectTexts(
      ana,
      bad,
      "Ingresa un correo electrónico válido",
      "La contraseña debe tener al menos 8 caracteres",
    );
    await expectTexts(
      ana,
      await join({ email: EMAIL, password: "" }),
      "La contraseña debe tener al menos 8 caracteres",
    );
    const plain = await join({ email: EMAIL, password: "todominusculas" });
    await expectTexts(
      ana,
      plain,
      "La contraseña debe contener al menos una mayúscula, una minúscula, un número y un caracter especial",
    );
  });

  it("refuses the passwords that are tried first", async () => {
    for (const password of ["Password1!", "Mimbre2026!"]) {
      expect((await join({ email: EMAIL, password })).status, password).toBe(422);
    }
  });

  it("sends a link, which makes the first person main admin", async () => {
    await expectTexts(
      ana,
      await join({ email: EMAIL, password: PASSWORD }),
      "Registro exitoso. Por favor verifica tu correo electrónico para continuar con tu solicitud de administrador.",
      "Solicitud de administrador enviada",
    );
    const token = tokenIn(await mailTo(site, EMAIL, /Verifica/));
    const verify = () => ana.post("/auth/verificar", { intent: "verificar", token });
    await expectTexts(
      ana,
      await verify(),
      "Email verificado correctamente.",
      "Acceso de administrador concedido como administrador principal.",
    );
    await expectTexts(ana, await verify(), "Error al verificar email");
  });

  it("makes the second person wait", async () => {
    const eva = newBrowser();
    await expectTexts(
      eva,
      await register(site, eva, "eva@ejemplo.es"),
      "Su solicitud de administrador ha sido enviada para aprobación.",
    );
    await eva.signIn("eva@ejemplo.es");
    await expectTexts(eva, await eva.get("/auth"), "Permisos insuficientes");
    expect(await eva.text("/auth")).toContain(WAITING);
    expect(await eva.text("/auth")).not.toContain(REJECTED);
    await expectTexts(eva, await eva.get("/admin"), "No tienes permisos de administrador");
    for (const name of ["leo", "mar", "sol"]) {
      await register(site, newBrowser(), `${name}@ejemplo.es`);
    }
  });
});

describe("signing in", () => {
  it("says one thing of every failure, and why the admin area is closed", async () => {
    const visitor = newBrowser();
    await expectTexts(visitor, await visitor.get("/admin"), "Debes iniciar sesión para acceder");
    await expectTexts(
      visitor,
      await visitor.signIn(EMAIL, "Otra-Cosa-9"),
      "Error al iniciar sesión",
    );
    await expectTexts(visitor, await visitor.signIn("x", ""), "La contraseña es obligatoria");
  });

  it("greets an admin", async () => {
    await expectTexts(ana, await ana.signIn(EMAIL), "Inicio de sesión exitoso");
  });
});

describe("requests", () => {
  const decide = (intent: string, email: string, browser = ana) =>
    browser.post("/admin/requests", { intent, id: requestOf(email) });

  it("that are approved end the session of who waited, who is told why", async () => {
    const eva = newBrowser();
    await eva.signIn("eva@ejemplo.es");
    expect(await eva.text("/auth")).toContain(WAITING);
    expect(await ana.text("/admin/requests")).toMatch(
      /role="status">Actualizado: (<!-- -->)?\d+ \w+ 20\d\d, \d/,
    );
    await expectTexts(
      ana,
      await decide("aprobar", "eva@ejemplo.es"),
      "Solicitud aprobada correctamente",
    );
    await mailTo(site, "eva@ejemplo.es", /aprobada/);
    expect(await eva.text("/auth")).toContain(ENDED);
    expect(await newBrowser().text("/auth")).not.toContain(ENDED);
  });

  it("are decided once", async () => {
    await expectTexts(
      ana,
      await decide("rechazar", "leo@ejemplo.es"),
      "Solicitud rechazada correctamente",
    );
    await expectTexts(
      ana,
      await decide("aprobar", "leo@ejemplo.es"),
      "Error al aprobar la solicitud",
      "Solicitud no encontrada",
    );
    await expectTexts(
      ana,
      await decide("rechazar", "eva@ejemplo.es"),
      "Error al rechazar la solicitud",
    );
  });

  it("that were rejected are said to be so, and no longer spoken of as waiting", async () => {
    const leo = newBrowser();
    await leo.signIn("leo@ejemplo.es");
    const page = await leo.text("/auth");
    expect(page).toContain("Permisos insuficientes");
    expect(page).toContain(REJECTED);
    expect(page).not.toContain(WAITING);
  });

  it("are for main admins", async () => {
    const eva = newBrowser();
    await eva.signIn("eva@ejemplo.es");
    await expectTexts(
      eva,
      await eva.get("/admin/requests"),
      "No tienes permisos para ver solicitudes de administrador",
      "Acceso restringido: Solo los administradores principales pueden gestionar solicitudes de administración.",
    );
    for (const verb of ["aprobar", "rechazar"]) {
      const text = `No tienes permisos para ${verb} solicitudes de administrador`;
      await expectTexts(eva, await decide(verb, "mar@ejemplo.es", eva), text);
    }
  });

  it("that cannot be read, or decided while another process writes, say so", async () => {
    await without(site, ["admin_requests"], async () =>
      expectTexts(ana, await ana.get("/admin/requests"), "Error al cargar solicitudes"),
    );
    const answers = await whileLocked(site, () =>
      Promise.all([decide("aprobar", "mar@ejemplo.es"), decide("rechazar", "sol@ejemplo.es")]),
    );
    const [approval, rejection] = answers;
    if (!approval || !rejection) throw new Error("an answer is missing");
    expect([approval.status, rejection.status]).toEqual([503, 503]);
    await expectTexts(ana, approval, "Error inesperado al aprobar la solicitud");
    await expectTexts(ana, rejection, "Error inesperado al rechazar la solicitud");
    for (const name of ["mar", "sol"]) await decide("rechazar", `${name}@ejemplo.es`);
    await expectTexts(ana, await ana.get("/admin/requests"), "No hay solicitudes pendientes");
  });
});

describe("the second factor", () => {
  let secret = "";
  const setUp = (fields: Record<string, string>) => ana.post("/admin/mfa-setup", fields);

  it("is not called set up before it is", async () => {
    const done = "Configuración de MFA completada exitosamente";
    expect(await ana.text("/admin/mfa-setup?listo=1")).not.toContain(done);
    await setUp({ intent: "confirmar" });
    expect(await ana.text("/admin/mfa-setup")).not.toContain(done);
  });

  it("names what is wrong with the code", async () => {
    await setUp({ intent: "iniciar" });
    const short = await setUp({ intent: "verificar", code: "123" });
    await expectTexts(ana, short, "El código debe tener 6 caracteres");
    const wrong = await setUp({ intent: "verificar", code: "abcdef" });
    await expectTexts(ana, wrong, "Código inválido");
  });

  it("cannot be begun or set up while another process writes", async () => {
    await setUp({ intent: "iniciar" });
    const page = await ana.text("/admin/mfa-setup");
    const code = appCode(secretOn(page), -30);
    const [start, proof] = await whileLocked(site, () =>
      Promise.all([setUp({ intent: "iniciar" }), setUp({ intent: "verificar", code })]),
    );
    await expectTexts(ana, start as Response, "Error en la configuración MFA");
    await expectTexts(ana, proof as Response, "Error al configurar MFA");
  });

  it("is set up", async () => {
    ({ secret } = await enrol(ana));
    const done = await setUp({ intent: "confirmar" });
    await expectTexts(ana, done, "Configuración de MFA completada exitosamente");
  });

  it("is asked for, in words that help", async () => {
    const phone = newBrowser();
    await expectTexts(phone, await phone.signIn(EMAIL), "Verificación en dos pasos");
    const enter = (code: string) => phone.post("/auth", { intent: "verificar", code });
    await expectTexts(phone, await enter("12345"), "El código debe tener al menos 6 caracteres");
    await expectTexts(
      phone,
      await enter("1234567"),
      "El código debe tener como máximo 6 caracteres",
    );
    await expectTexts(phone, await enter("000000"), "Código inválido");
    const busy = await whileLocked(site, () => enter(appCode(secret)));
    expect(busy.status).toBe(503);
    await expectTexts(phone, busy, "Error al verificar el código");
  });

  it("says when there is no place for the challenge", async () => {
    const other = site.sql();
    other.exec(`create trigger sin_reto before insert on sessions when new.kind = 'mfa_pending'
      begin select raise(abort, 'planted'); end`);
    const answer = await newBrowser().signIn(EMAIL);
    other.exec("drop trigger sin_reto");
    expect(answer.status).toBe(503);
    await expectTexts(ana, answer, "Error al crear desafío MFA");
  });

  it("says when the stored secret cannot be read", async () => {
    const phone = newBrowser();
    await phone.signIn(EMAIL);
    const other = site.sql();
    const stored = other.prepare("select secret from mfa_factors").pluck().get();
    other.exec("update mfa_factors set secret = 'AAAA'");
    const answer = await phone.post("/auth", { intent: "verificar", code: "123456" });
    other.prepare("update mfa_factors set secret = ?").run(stored);
    await expectTexts(phone, answer, "Error al verificar MFA");
  });

  it("cannot be shown while it cannot be read", async () => {
    await without(site, ["mfa_factors"], async () =>
      expectTexts(ana, await ana.get("/admin/profile"), "Error al obtener los factores MFA"),
    );
  });

  it("goes when its owner says so", async () => {
    const unknown = await ana.post("/admin/profile", { intent: "desactivar", factor: "x" });
    await expectTexts(ana, unknown, "Error al desactivar MFA");
    const factor = /desactivar=([\w-]+)/.exec(await ana.text("/admin/profile"))?.[1] ?? "";
    const gone = await ana.post("/admin/profile", { intent: "desactivar", factor });
    await expectTexts(ana, gone, "MFA desactivado exitosamente");
  });
});

describe("troubles", () => {
  it("signing up and in while another process writes", async () => {
    const visitor = newBrowser();
    const fields = { intent: "registrar", email: "nueva@ejemplo.es", password: PASSWORD };
    const [up, into] = await whileLocked(site, () =>
      Promise.all([visitor.post("/auth?modo=registro", fields), newBrowser().signIn(EMAIL)]),
    );
    expect([up?.status, into?.status]).toEqual([503, 503]);
    expect(up?.headers.get("Retry-After")).toBeTruthy();
    await expectTexts(visitor, up as Response, "Error al registrarse");
    await expectTexts(visitor, into as Response, "Error al iniciar sesión");
  });

  it("a form without its hidden address is a wrong answer, and the log says why", async () => {
    const answer = await ana.post("/auth/reautenticar", { password: PASSWORD });
    expect(answer.status).toBe(401);
    for (const sentence of LOGGED) {
      await expect.poll(() => site.log.join("\n")).toContain(sentence);
    }
  });
});

describe("the list", () => {
  it("holds no text that nothing above produced", () => {
    expect(TEXTS.filter((text) => !produced.has(text))).toEqual([]);
  });

  it.each(IN_JOURNEYS)("a journey reads «%s»", (text) => {
    const file = path.resolve("tests/e2e/cuentas.spec.ts");
    expect(readFileSync(file, "utf8")).toContain(text);
  });
});
