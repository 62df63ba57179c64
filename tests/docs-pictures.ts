import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { openAdminSession } from "./support/admin";
import { fillAddress, fillAdmin } from "./support/admin-content";
import { Browser } from "./support/browser";
import { findChromium } from "./support/chromium.js";
import { type Site, startSite } from "./support/site";

/** `npm run screenshots:docs`: the few screens that docs/ shows, from the demo catalogue. */
const FOLDER = "docs/pantallas";
const VIEWPORT = { width: 1280, height: 880 };
/** The width of the pictures in the document, in pixels. */
const WIDTH = 1000;
const QUALITY = 62;

/** Screens to draw without a session, as a signed-in admin sees them otherwise. */
const FOR_VISITORS = { resena: "/producto/carrito-tilavia-ronda-3-en-1" };

const PICTURES = {
  panel: "/admin",
  productos: "/admin/productos",
  producto: "/admin/productos/{producto}",
  consejo: "/admin/consejos/{consejo}",
  imagenes: "/admin/imagenes",
  importar: "/admin/productos/importar/{lote}",
  ajustes: "/admin/ajustes",
  usuarios: "/admin/usuarios",
};

async function takePictures(site: Site): Promise<void> {
  const value = openAdminSession(site);
  const person = new Browser(site, "127.0.0.1");
  person.jar.set("sesion", value);
  const ids = await fillAdmin(site, person);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--lang=es-ES"],
  });
  const page = await browser.newPage({ viewport: VIEWPORT, baseURL: site.origin });
  // The first page may be drawn before the heading font is there.
  await page.goto("/", { waitUntil: "networkidle" });
  await takeEach(page, FOR_VISITORS, ids);
  await page.context().addCookies([{ name: "sesion", value, url: site.origin }]);
  await takeEach(page, PICTURES, ids);
  await browser.close();
}

async function takeEach(
  page: Page,
  screens: Record<string, string>,
  ids: Record<string, string>,
): Promise<void> {
  for (const [name, screen] of Object.entries(screens)) {
    await page.goto(fillAddress(screen, ids), { waitUntil: "networkidle" });
    const picture = sharp(await page.screenshot())
      .resize(WIDTH)
      .webp({ quality: QUALITY });
    const { size } = await picture.toFile(path.join(FOLDER, `${name}.webp`));
    process.stdout.write(`${name}: ${size} bytes\n`);
  }
}

mkdirSync(FOLDER, { recursive: true });
const site = await startSite({ env: { LOG_LEVEL: "error" } });
try {
  await takePictures(site);
} finally {
  await site.stop();
}
