import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openAdminSession } from "../support/admin";
import { hasProgram } from "../support/programs.js";
import { type Site, startSite } from "../support/site";
import { ScreenReader } from "./screen-reader";

const PROGRAMS = ["orca", "firefox-esr", "Xvfb", "xdotool", "dbus-run-session"];
/** The version of Orca whose words are recorded; others say the same differently. */
const ORCA = "43.";
/** Runs only if READER=1, because on a busy machine Orca misses some changes. */
const canListen =
  process.env.READER === "1" &&
  PROGRAMS.every(hasProgram) &&
  execFileSync("orca", ["--version"], { encoding: "utf8" }).startsWith(ORCA);

const reader = new ScreenReader();
let site: Site;
beforeAll(async () => {
  if (canListen) await reader.start();
  site = await startSite({ env: { LOG_LEVEL: "error" } });
});
afterAll(async () => {
  if (canListen) await reader.stop();
  await site.stop();
});
beforeEach(({ skip }) => {
  if (!canListen) skip(`needs READER=1, ${PROGRAMS.join(", ")}, of Orca ${ORCA}x`);
});

const expectRecord = (name: string) =>
  expect(reader.record).toMatchFileSnapshot(`../voz/${name}.txt`);

it("the home page is read", async () => {
  await reader.open(`${site.origin}/`);
  await expectRecord("portada");
});

it("a product is read, and its tabs are walked", async () => {
  await reader.open(`${site.origin}/producto/carrito-tilavia-ronda-3-en-1`);
  await reader.press("2", "Colores");
  await reader.press("2", "Descripción Detallada");
  await reader.press("shift+Tab", "Descripción Detallada panel");
  await reader.press("shift+Tab", "Descripción Detallada pestaña");
  await reader.press("Right", "Características");
  await expectRecord("producto");
});

it("suggestions are counted and read while somebody types", async () => {
  await reader.open(`${site.origin}/buscar`);
  await reader.press("e", "Buscar productos", "Escribe al menos 2 caracteres.");
  await reader.press("Insert+a", "Modo foco");
  await reader.type("trona", "expandido", "Sugerencias: ");
  await reader.press("Down", "Sugerencias", "Tronas y asientos.");
  await reader.press("Down", "Trona evolutiva");
  await reader.press("Escape", "cuadro combinado", "trona");
  await expectRecord("busqueda");
});

it("a form says what is wrong and where", async () => {
  await reader.open(`${site.origin}/contacto`);
  await reader.press("e", "Nombre");
  await reader.press("Insert+a", "Modo foco");
  await reader.type(" ");
  await reader.press("Tab", "Email", "Solo lo usamos");
  await reader.type("a@b.es");
  await reader.press("Tab", "Asunto");
  await reader.type(" ");
  await reader.press("Tab", "Mensaje", "Hasta 5.000");
  await reader.type("Hola");
  await reader.press("Tab", "Política");
  await reader.press("Tab", "Enviar");
  await reader.press("Return", "Error: Contacto", "encabezados");
  await reader.press("Down", "Escribe tu nombre");
  await reader.press("Down", "Escribe el asunto");
  await reader.press("Down", "Nombre");
  await reader.press("Tab", "entrada no válida", "Error: ");
  await expectRecord("formulario");
});

it("a dialog is read field by field, and its question by its title", async () => {
  const door = await openDoor("/admin/categorias?q=regalar");
  try {
    await reader.open(door.url);
    await reader.press("1", "Administrar Categorías");
    await reader.press("k", "Añadir Categoría");
    await reader.press("Return", "Nombre");
    await reader.type("Mecedoras");
    await reader.press("Tab", "Slug", "Lo último");
    await reader.press("Tab", "Descripción");
    await reader.press("Escape", "diálogo", "Seguir editando");
    await reader.press("Tab", "Descartar cambios");
    await reader.press("Return", "Añadir Categoría");
    await expectRecord("dialogo");
  } finally {
    door.close();
  }
});

/** Sets a cookie in Firefox by a server on another port: cookies of a host hold for all ports. */
async function openDoor(path: string) {
  const { hostname } = new URL(site.origin);
  const cookie = `sesion=${openAdminSession(site)}; Path=/; HttpOnly; SameSite=Lax`;
  const headers = { "Set-Cookie": cookie, Location: site.origin + path };
  const server = createServer((_, reply) => reply.writeHead(302, headers).end());
  server.listen(0, hostname);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://${hostname}:${port}/`, close: () => server.close().closeAllConnections() };
}
