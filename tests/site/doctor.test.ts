import path from "node:path";
import { expect, it } from "vitest";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { startSite } from "../support/site";
import { startSmtp } from "../support/smtp-server";

/** Findings about the site; those about the machine differ where the tests run. */
const OF_THE_SITE =
  /^(bien |aviso|mal {2}| {2}\? {2}) {2}(Versión|Datos|Administrador|Apertura|Servicio|Correo):/;

it("the doctor looks at a site that serves, and at its mail server", async () => {
  const smtp = await startSmtp();
  const site = await startSite({ env: { DEMO: "0" } });
  const env = { SMTP_URL: smtp.url, PORT: new URL(site.origin).port };
  const { status, stdout, stderr } = await runSite(site.dataDir, ["doctor"], env);
  expect([status, stderr]).toEqual([1, ""]);
  expect(stdout.split("\n").filter((line) => OF_THE_SITE.test(line))).toEqual([
    expect.stringMatching(/^bien {3}Versión: 0\.1\.0 \(\w{8}\)$/),
    "bien   Datos: la base de datos es de esta versión",
    "aviso  Administrador: todavía no hay ninguno",
    "mal    Apertura: en preparación: faltan titular, NIF, domicilio, correo de contacto y teléfono",
    "bien   Servicio: en marcha",
    expect.stringMatching(/^bien {3}Correo: 127\.0\.0\.1:\d+ contesta y nos deja entrar$/),
  ]);
  expect(stdout).toContain("mal    Dirección: falta SITE_ORIGIN");
  expect(stdout).toMatch(/\n\d+ bien, \d+ avisos?, \d+ mal, \d+ sin comprobar\n$/);
  await site.stop();
  await smtp.stop();
});

it("the doctor of a site that is not there makes none", async () => {
  const data = path.join(makeFolder(), "data");
  const { status, stdout } = await runSite(data, ["doctor"]);
  expect(status).toBe(1);
  expect(stdout).toContain("mal    Datos: No existe. Para un sitio nuevo: npm run site -- init");
  const wrong = await runSite(data, ["doctor"], { PORT: "abc" });
  expect([wrong.status, wrong.stdout]).toEqual([1, expect.stringContaining("mal    Ajustes: ")]);
  expect((await runSite(data, ["doctor", "--nada"])).status).toBe(2);
});
