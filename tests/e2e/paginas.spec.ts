import { expect, test } from "@playwright/test";
import { collectComplaints } from "../support/complaints";

const PAGES = [
  { link: "Sobre nosotros", path: "/sobre-nosotros" },
  { link: "Lista para el recién nacido", path: "/lista-recien-nacido" },
  { link: "Política de privacidad", path: "/politica-privacidad" },
  { link: "Política de cookies", path: "/politica-cookies" },
  { link: "Aviso legal", path: "/aviso-legal" },
];

test("the footer leads to pages that stand by themselves", async ({ page, baseURL }) => {
  const complaints = collectComplaints(page, baseURL ?? "");
  for (const { link, path } of PAGES) {
    await page.goto("/categorias");
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([link]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${path}$`),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test("a legal page leads to each of its sections", async ({ page }) => {
  await page.goto("/politica-privacidad");
  const contents = page.getByRole("navigation", { name: "En esta página" });
  await contents.getByRole("link", { name: "Tus derechos" }).click();
  const heading = page.getByRole("heading", { name: "Tus derechos" });
  await expect(heading).toBeInViewport();
  await expect(page.getByRole("link", { name: /Agencia Española/ })).toHaveAttribute(
    "href",
    "https://www.aepd.es",
  );
  const links = await contents.getByRole("link").all();
  for (const link of links) {
    const target = page.locator((await link.getAttribute("href")) ?? "#nada");
    await expect(target).toHaveText((await link.textContent()) ?? "nada");
  }
});

test("the newborn list keeps what was ticked and shows it to others", async ({ page, browser }) => {
  await page.goto("/lista-recien-nacido");
  const chair = /^Silla de coche R129/;
  await page.getByRole("checkbox", { name: chair }).check();
  await page.getByRole("button", { name: "Guardar lo marcado" }).click();
  await expect(page.getByText("Ya tienes 1 de ")).toBeVisible();
  await page.goto("/lista-recien-nacido");
  await expect(page.getByRole("checkbox", { name: chair })).toBeChecked();
  const shared = await page.getByRole("link", { name: "tu lista" }).getAttribute("href");
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await other.goto(shared ?? "");
  await expect(other.getByText("Alguien te enseña su lista: tiene 1")).toBeVisible();
  await other.getByRole("link", { name: "Ver la mía" }).click();
  await expect(other.getByRole("checkbox", { name: chair })).not.toBeChecked();
  await other.close();
});

test("the newborn list can be ticked and fits two printed pages", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/lista-recien-nacido");
  const boxes = page.getByRole("checkbox");
  const total = await boxes.count();
  await expect(page.getByText(`${total} cosas para antes del parto`)).toBeVisible();
  const box = page.getByRole("checkbox", { name: /^Silla de coche R129/ });
  await box.check();
  await expect(box).toBeChecked();
  const print = page.getByRole("button", { name: "Imprimir" });
  await expect(print).toBeVisible({ visible: javaScriptEnabled });

  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(boxes.first()).toBeVisible();
});

test("light mode asks for neither font nor script", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["font", "script"].includes(request.resourceType())) asked.push(request.resourceType());
  });
  // Comes first, because a font in the browser's cache would not be requested again.
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  for (const path of ["/", "/sobre-nosotros", "/producto/carrito-tilavia-ronda-3-en-1"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(asked).toEqual([]);
  await page.setExtraHTTPHeaders({});
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toContain("font");
});

for (const width of [390, 1280]) {
  test(`the menu says which part of the site a page is in (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { path, part } of [
      { path: "/categorias", part: "Categorías" },
      { path: "/categoria/sillas-coche", part: "Categorías" },
      { path: "/consejos/consejos-dormir-bebe", part: "Consejos para Padres" },
    ]) {
      await page.goto(path);
      const header = page.getByRole("banner");
      if (width === 390) await header.locator("summary", { hasText: "Menú" }).click();
      const menu = header.getByRole("navigation", { name: "Principal" });
      await expect(menu.locator("[aria-current]"), path).toHaveText(part);
      await expect(menu.locator("[aria-current=page]"), path).toHaveCount(0);
    }
  });
}

test("the list of articles has a trail of links like the others", async ({ page }) => {
  await page.goto("/consejos");
  const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
  await expect(trail.getByRole("listitem")).toHaveText([/^Inicio/, "Consejos para Padres"]);
});
