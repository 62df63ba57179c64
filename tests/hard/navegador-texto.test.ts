import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { mailTo, PASSWORD, tokenIn } from "../support/browser";
import { hasProgram } from "../support/programs.js";
import { type Site, startSite } from "../support/site";
import { Lynx, W3m } from "./text-browser";

const canLook = ["tmux", "w3m", "lynx"].every(hasProgram);

describe.each([new W3m(), new Lynx()])("$name", (browser) => {
  let site: Site;
  beforeAll(async () => {
    if (canLook) browser.start();
    site = await startSite({ env: { LOG_LEVEL: "error", AMAZON_TAG: "mimbre-21" } });
  });
  afterAll(async () => {
    if (canLook) browser.stop();
    await site.stop();
  });
  beforeEach(({ skip }) => {
    if (!canLook) skip("needs tmux, w3m and lynx (Debian's names)");
  });

  const expectScreen = async (name: string) =>
    expect(await browser.content()).toMatchFileSnapshot(`../texto/${browser.name}/${name}.txt`);

  it("filters a category, reads a product and finds the way to the marketplace", async () => {
    await browser.open(`${site.origin}/`, "Mimbre");
    await expectScreen("portada");
    await browser.follow("Alimentaci", "Alimentaci");
    await browser.follow("Tronas y asientos", "Tronas y asientos");
    await browser.fill("Cuesta", "100");
    await browser.press("Ver productos");
    await browser.reads("2 productos");
    await expectScreen("categoria");
    await browser.leads("Ver en Amazon Asiento", /amazon\.es\/s\?k=.*tag=mimbre-21/);
    await browser.follow("Asiento elevador", "Asiento elevador");
    await browser.reads("39,95 €");
    await expectScreen("producto");
  });

  it("compares three products and is refused the fourth", async () => {
    await browser.open(
      `${site.origin}/categoria/tronas-asientos?orden=precio`,
      "Tronas y asientos",
    );
    for (const title of ["Trona evolutiva", "Trona plegable", "Asiento elevador"]) {
      await browser.press(`Comparar ${title}`);
      await browser.reads("Producto añadido a la comparación");
    }
    await browser.press("Comparar Trona de viaje");
    await browser.reads("Límite alcanzado Solo puedes comparar hasta 3 productos");
    await browser.follow("Comparar (3)", "Comparativas");
    await browser.reads("Asiento elevador Nubaro Mesa");
    await expectScreen("comparativa");
  });

  it("searches, reads an article and writes a message", async () => {
    await browser.open(`${site.origin}/buscar`, "Buscar");
    await browser.fill("Buscar productos", "despertares");
    await browser.send();
    await browser.arrives("despertares");
    await browser.follow("Despertares nocturnos", "Despertares nocturnos");
    await browser.reads("Causas");
    await browser.follow("Contacto", "Contacto");
    const opened = Date.now();
    await browser.fill("Email", "ana");
    await browser.fill("Asunto", "Una duda");
    await browser.fill("Mensaje", "¿Cabe en un ascensor?");
    // Waits three seconds, because the form takes a faster writer for a program.
    await expect.poll(() => Date.now() - opened, { timeout: 10_000 }).toBeGreaterThan(3_000);
    await browser.press("Enviar mensaje");
    await browser.arrives("Error: Contacto");
    await expectScreen("contacto");
    await browser.fill("Error: Escribe tu nombre", "Ana");
    await browser.fill("Error: Escribe un email", "ana@ejemplo.es");
    await browser.press("Enviar mensaje");
    await browser.arrives("¡Mensaje enviado!");
  });

  it("signs up, sets up the second step, and signs in with it to publish an article", async () => {
    const email = `${browser.name}@ejemplo.es`;
    await browser.open(`${site.origin}/auth?modo=registro`, "Panel");
    await browser.fill("Correo", email);
    await browser.fill("Contrase", PASSWORD);
    await browser.press("Registrarse");
    const token = tokenIn(await mailTo(site, email, /Verifica/));
    await browser.goTo(`${site.origin}/auth/verificar?token=${token}`, "Verifica tu correo");
    await browser.press("Verificar mi correo");
    await browser.arrives("Panel");

    await browser.goTo(`${site.origin}/auth?volver=/admin/mfa-setup`, "Panel");
    await signIn(email);
    await browser.reads("Empezar");
    await browser.press("Empezar");
    await browser.reads("escribe en ella esta clave");
    const secret =
      /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(browser.screen())?.[0].replaceAll(" ", "") ?? "";
    // Waits for the first half of a step, as typing takes seconds and a code expires soon.
    await expect.poll(() => Date.now() % 30_000, { timeout: 31_000 }).toBeLessThan(15_000);
    // Takes the code of this step; the sign-in below takes the next one, as no code works twice.
    await browser.fill("Código de verificación", appCode(secret));
    await browser.press("Verificar");
    await browser.reads("He guardado");
    await browser.press("He guardado");
    await browser.reads("Cerrar sesi");
    await browser.press("Cerrar sesi");
    await browser.reads("Iniciar sesi");

    await browser.goTo(`${site.origin}/auth?volver=/admin/consejos/nuevo`, "Panel");
    await expectScreen("acceso");
    await signIn(email);
    await browser.arrives("Verificación en dos pasos");
    await browser.fill("Código de verificación", appCode(secret, 30));
    await browser.press("Verificar");
    await browser.reads("Crear Nuevo Artículo");
    await browser.fill("Título", "Pasear con lluvia");
    await browser.pickSecond("Elige una categoría");
    await browser.fill("Slug", "pasear-con-lluvia");
    await browser.fill("Dirección de la imagen", "https://ejemplo.es/lluvia.jpg");
    await browser.fill("Extracto", "Qué llevar cuando llueve.");
    await browser.fill("Buscar para insertar", "Una capa que respire y paciencia.");
    await expectScreen("articulo");
    await browser.press("Crear Artículo");
    await browser.reads("Artículo creado");
    await browser.open(`${site.origin}/consejos`, "Consejos");
    await browser.follow("Pasear con lluvia", "Pasear con lluvia");
    await browser.reads("Una capa que respire y paciencia.");
  });

  async function signIn(email: string) {
    await browser.fill("Correo", email);
    await browser.fill("Contrase", PASSWORD);
    await browser.press("Iniciar Sesión");
  }
});
