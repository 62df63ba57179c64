import { expect, test } from "@playwright/test";
import { addMarkup } from "../support/fixture-markup";

/** A page whose styles include those of a strip of pictures. */
const PRODUCTO = "/producto/carrito-tilavia-ronda-3-en-1";

test.describe("previews", () => {
  test.beforeEach(async ({ page }) => {
    await addMarkup(
      page,
      "/categorias",
      `<ul>${["Uno", "Dos"]
        .map(
          (name) =>
            `<li data-vista-previa><a href="/consejos/x">${name}</a><div data-tarjeta hidden><p>Tarjeta ${name}</p></div></li>`,
        )
        .join("")}</ul>`,
    );
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await page.goto("/categorias");
    await page.getByText("Uno", { exact: true }).scrollIntoViewIfNeeded();
    await page.clock.pauseAt("2026-11-20T11:00:00Z");
  });

  test("open after 700 ms under the pointer, close 300 ms after", async ({ page }) => {
    const card = page.getByText("Tarjeta Uno");
    await page.getByText("Uno", { exact: true }).hover();
    await page.clock.runFor(690);
    await expect(card).toBeHidden();
    await page.clock.runFor(20);
    await expect(card).toBeVisible();
    await card.hover();
    await page.clock.runFor(5000);
    await expect(card).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(290);
    await expect(card).toBeVisible();
    await page.clock.runFor(20);
    await expect(card).toBeHidden();
  });

  test("passing over opens nothing", async ({ page }) => {
    await page.getByText("Uno", { exact: true }).hover();
    await page.clock.runFor(500);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expect(page.getByText("Tarjeta Uno")).toBeHidden();
  });

  test("open with the focus, close with Escape", async ({ page }) => {
    await page.getByText("Uno", { exact: true }).focus();
    await page.clock.runFor(710);
    await expect(page.getByText("Tarjeta Uno")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.clock.runFor(1);
    await expect(page.getByText("Tarjeta Uno")).toBeHidden();
    await page.keyboard.press("Tab");
    await page.clock.runFor(710);
    await expect(page.getByText("Tarjeta Dos")).toBeVisible();
  });
});

test("a form on its way says so and is not sent twice", async ({ page }) => {
  await addMarkup(
    page,
    "/categorias",
    `<form method="post" action="/lento"><button name="intent" value="enviar" data-enviando="Enviando...">Enviar</button></form>`,
  );
  const bodies: (string | null)[] = [];
  // An answer without content (204) leaves the browser on the page that asked.
  await page.route("/lento", (route) => {
    bodies.push(route.request().postData());
    return route.fulfill({ status: 204 });
  });
  await page.goto("/categorias");
  await page.getByRole("button", { name: "Enviar" }).click();
  const button = page.getByRole("button", { name: "Enviando..." });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await expect.poll(() => bodies).toEqual(["intent=enviar"]);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(page.getByRole("button", { name: "Enviar" })).toBeEnabled();
});

test("a button prints", async ({ page }) => {
  await addMarkup(
    page,
    "/categorias",
    `<button type="button" data-imprimir hidden>Imprimir</button>`,
  );
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-impreso", "");
  });
  await page.goto("/categorias");
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("html[data-impreso]")).toBeAttached();
});

test("the button that prints ends where the page does", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/lista-recien-nacido");
  const button = await page.getByRole("button", { name: "Imprimir" }).boundingBox();
  const trail = await page.getByRole("navigation", { name: "Ruta de navegación" }).boundingBox();
  if (!button || !trail) throw new Error("not a whole page");
  expect(button.x + button.width).toBeCloseTo(trail.x + trail.width, 0);
});

test("thumbnails move the pictures and not the page", async ({ page }) => {
  const pictures = [1, 2, 3].map((n) => `<li id="foto-${n}"><p>Foto ${n}</p></li>`);
  const links = [1, 2, 3].map((n) => `<li><a href="#foto-${n}">Imagen ${n}</a></li>`);
  await addMarkup(
    page,
    PRODUCTO,
    `<ul data-fotos>${pictures.join("")}</ul><ul data-galeria>${links.join("")}</ul>`,
  );
  await page.goto(PRODUCTO);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-fotos] { display: flex; width: 15rem; overflow-x: auto }
      [data-fotos] > li { flex: none; width: 100% }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await page.getByRole("link", { name: "Imagen 2" }).click();
  await expect(page.getByText("Foto 2")).toBeInViewport();
  await expect(page.getByText("Foto 1")).not.toBeInViewport();
  await expect(page).toHaveURL(PRODUCTO);
});

test.describe("pages fetched ahead", () => {
  test("a page that a visitor points at, but no personal one", async ({ page }) => {
    const ahead: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["sec-purpose"]) ahead.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    const rules = await page.request.get("/especulacion.json");
    expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
    await page.getByRole("link", { name: "Comparativas" }).hover();
    await page.locator("main a[href='/categorias']").first().hover();
    await expect.poll(() => ahead).toEqual(["/categorias"]);
  });

  test("nobody who saves data or has a cookie is told the rules", async ({ request }) => {
    const headersFor = async (headers: Record<string, string>) =>
      (await request.get("/", { headers })).headers()["speculation-rules"];
    expect(await headersFor({})).toBe('"/especulacion.json"');
    expect(await headersFor({ Cookie: "comparar=-" })).toBeUndefined();
    expect(await headersFor({ "Save-Data": "on" })).toBeUndefined();
  });
});
