import path from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { adminTest } from "../support/own-site";
import { photo } from "../support/photo";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Gives files to the page, as the clipboard or a drop from the desktop would. */
async function hand(page: Page, event: "paste" | "drop", colors: readonly string[]) {
  const files = await Promise.all(colors.map(async (color) => (await photo(color)).buffer));
  await page.evaluate(
    ([kind, pictures]) => {
      const data = new DataTransfer();
      for (const [n, text] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], `foto-${n}.png`, { type: "image/png" }));
      }
      const form = document.querySelector("input[type=file]")?.closest("form");
      const init = { bubbles: true, cancelable: true };
      if (kind === "paste") {
        document.dispatchEvent(new ClipboardEvent("paste", { ...init, clipboardData: data }));
      } else {
        form?.dispatchEvent(new DragEvent("dragover", { ...init, dataTransfer: data }));
        form?.dispatchEvent(new DragEvent("drop", { ...init, dataTransfer: data }));
      }
    },
    [event, files.map((bytes) => bytes.toString("base64"))] as const,
  );
}

adminTest(
  "pictures that are dropped or pasted come into the library, or straight into the form",
  async ({ page, site }) => {
    await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
    const before = Number(site.sql().prepare("select count(*) from media").pluck().get());
    await hand(page, "drop", ["#2a5a4c", "#5a2a4c"]);
    await expect(page.getByText(`${before + 2} imágenes`)).toBeVisible();
    await hand(page, "paste", ["#4c5a2a"]);
    await expect(page).toHaveURL(/\/admin\/imagenes\/[0-9a-f]{24}$/);
    await expect(page.getByText("Imagen subida")).toBeVisible();

    await page.goto("/admin/categorias/nuevo", { waitUntil: "networkidle" });
    await button(page, "Elegir imagen").click();
    await expect(page.getByLabel("Archivo de tu dispositivo")).toBeVisible();
    await hand(page, "paste", ["#112233"]);
    await expect(page.getByLabel("Dirección de la imagen")).toHaveValue(/^\/media\/[0-9a-f]{24}$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("[data-aviso]", { hasText: "Imagen subida" })).toBeInViewport();

    await button(page, "Cambiar imagen").click();
    await expect(page.getByLabel("Archivo de tu dispositivo")).toBeVisible();
    await hand(page, "drop", ["#223311", "#331122"]);
    const told = page.getByRole("dialog").locator("[data-aviso]");
    await expect(told).toContainText("Imágenes subidas");
  },
);

adminTest(
  "a picker that is closed over an upload leaves the form as it was, and opens again at once",
  async ({ page }) => {
    await page.goto("/admin/categorias/nuevo", { waitUntil: "networkidle" });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/admin/imagenes/subir", async (route) => {
      await held;
      await route.continue();
    });
    await button(page, "Elegir imagen").click();
    await page.getByLabel("Archivo de tu dispositivo").setInputFiles(await photo());
    await button(page, "Subir").click();
    await expect(button(page, "Subiendo...")).toBeVisible();
    await button(page, "Cerrar").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const stored = page.waitForResponse("**/admin/imagenes/subir");
    letGo();
    expect((await stored).status()).toBe(200);
    await expect(page.getByLabel("Dirección de la imagen")).toHaveValue("");

    await button(page, "Elegir imagen").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // Presses the button again while the dialog closes, whose close event then comes late.
    await page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]") as HTMLDialogElement;
      document.querySelector<HTMLElement>("button[value=elegir-imagen]")?.click();
      return new Promise((resolve) => {
        setTimeout(() => resolve(dialog.close()), 50);
      });
    });
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);

/** Chooses and sends a file. @returns the file as it left the browser, perhaps shrunk */
async function sendNoted(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = (body as FormData).get("archivo") as File;
      sessionStorage.setItem("sent", JSON.stringify([file.size, file.type, file.name]));
      send.call(this, body);
    };
  });
  await page.getByLabel("Archivo de tu dispositivo").setInputFiles({ name, mimeType, buffer });
  await button(page, "Subir").click();
  await expect(page).toHaveURL(/\/admin\/imagenes\/[0-9a-f]{24}$/, { timeout: 60_000 });
  const sha = page.url().slice(-24);
  const sent = await page.evaluate(() => sessionStorage.getItem("sent"));
  const [size, type, sentName] = JSON.parse(sent ?? "") as [number, string, string];
  return { sha, size, type, name: sentName };
}

const noise = (width: number, height: number, sigma = 60) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: "#000" },
      noise: { type: "gaussian", mean: 128, sigma },
    },
  });

adminTest(
  "a picture is made small before it is sent, upright, also one that would be too heavy",
  async ({ page, site }) => {
    await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
    const flat = { width: 4_000, height: 3_000, channels: 3, background: "#2a5a4c" } as const;
    const lying = sharp({ create: flat }).jpeg().withMetadata({ orientation: 6 });
    // Zeros after a picture make the file heavy, and decoders ignore them.
    const bytes = Buffer.concat([await lying.toBuffer(), Buffer.alloc(12 * 1024 * 1024)]);
    const sent = await sendNoted(page, "cuna.jpg", "image/jpeg", bytes);
    expect(sent).toMatchObject({ type: "image/jpeg", name: "cuna.jpg" });
    expect(sent.size).toBeLessThan(3_000_000);
    const media = site.sql().prepare("select width, height from media where sha = ?");
    expect(media.get(sent.sha)).toEqual({ width: 960, height: 1280 });
  },
);

adminTest(
  "a picture stays as it is where it is transparent, moves, is light or cannot be drawn smaller",
  async ({ page, site }) => {
    const send = async (name: string, type: string, bytes: Buffer) => {
      await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
      return sendNoted(page, name, type, bytes);
    };
    const clear = { width: 2_400, height: 1_200, channels: 4, background: "#ff000000" } as const;
    const dots = { input: await noise(1_200, 1_200).png().toBuffer(), left: 0, top: 0 };
    const logo = await sharp({ create: clear }).composite([dots]).png().toBuffer();
    const sent = await send("logo.png", "image/png", logo);
    expect(sent.type).toBe("image/webp");
    expect(sent.size).toBeLessThan(logo.length);
    const stored = sharp(path.join(site.dataDir, "media", `${sent.sha}-960.webp`));
    const [, , , alpha] = (await stored.stats()).channels;
    expect([alpha?.min, alpha?.max]).toEqual([0, 255]);

    const flat = (background: string) =>
      sharp({ create: { width: 2_000, height: 1_000, channels: 3, background } });
    const frames = await Promise.all(["#a00", "#0a0"].map((color) => flat(color).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100], lossless: true })
      .toBuffer();
    const light = await noise(300, 200).png().toBuffer();
    const packed = await flat("#2a5a4c").avif().toBuffer();
    for (const [name, type, bytes] of [
      ["moving.webp", "image/webp", moving],
      ["light.png", "image/png", light],
      ["packed.avif", "image/avif", packed],
    ] as const) {
      expect(await send(name, type, bytes), name).toMatchObject({ size: bytes.length, type });
    }
  },
);

adminTest(
  "a picture that does not arrive says who answered, and what",
  async ({ page, context }) => {
    await page.goto("/admin/imagenes", { waitUntil: "networkidle" });
    const sent = "**/admin/imagenes/subir";
    const alert = page.getByRole("main").getByRole("alert");
    const tryWith = async (status: number, body: string) => {
      await page.route(sent, (route) => route.fulfill({ status, body, contentType: "text/html" }));
      await page.getByLabel("Archivo de tu dispositivo").setInputFiles(await photo());
      await button(page, "Subir").click();
    };
    await tryWith(413, "<center><h1>413 Request Entity Too Large</h1></center>");
    await expect(alert).toContainText("delante del sitio no deja pasar envíos tan grandes");
    await page.unroute(sent);
    await tryWith(504, "Gateway Time-out");
    await expect(alert).toContainText("otro servidor que está delante (504)");
    await page.unroute(sent);
    await context.clearCookies();
    await page.getByLabel("Archivo de tu dispositivo").setInputFiles(await photo());
    await button(page, "Subir").click();
    await expect(alert).toContainText("tu sesión ha terminado");
  },
);
