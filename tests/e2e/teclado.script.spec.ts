import { expect, test } from "@playwright/test";
import { focused, tabTo } from "../support/keyboard";
import { visitorAddress } from "../support/visitor-address";

test.beforeEach(({ page }, info) => page.setExtraHTTPHeaders(visitorAddress(info)));

test("from the home page to a comparison, without a pointer", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  expect((await focused(page))?.text).toBe("Saltar al contenido");
  await page.keyboard.press("Enter");
  await tabTo(page, /^Explorar categorías$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categorias");
  await tabTo(page, /^Tronas y asientos$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categoria/tronas-asientos");
  await tabTo(page, /^Comparar /);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-comparar-enlace]")).toHaveText("Comparar (1)");
  await tabTo(page, /^(Trona|Asiento) /);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/producto\//);
  await tabTo(page, /^(Comparar|Añadir a la comparación|En la comparación)/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Comparar \(\d\)$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/comparativas");
  await tabTo(page, /^Limpiar comparación$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("No hay productos para comparar")).toBeVisible();
});

test("a search from the header, without a pointer", async ({ page }) => {
  await page.goto("/sobre-nosotros");
  await tabTo(page, /^Buscar$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByLabel("Buscar productos y consejos")).toBeFocused();
  await page.keyboard.type("trona");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?q=trona");
  await tabTo(page, /^Trona evolutiva/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/producto\/trona/);
});

test("menus open with Enter and close with Escape, the focus stays at hand", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, /^Categorías$/);
  await page.keyboard.press("Enter");
  const all = page.getByRole("banner").getByRole("link", { name: "Ver todas las categorías" });
  await expect(all.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(all.first()).toBeHidden();
  expect((await focused(page))?.text).toBe("Categorías");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/consejos");
  await tabTo(page, /^Menú$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Contacto$/);
  await page.keyboard.press("Escape");
  expect((await focused(page))?.text).toBe("Menú");
});

test("advice is found and read, without a pointer", async ({ page }) => {
  await page.goto("/consejos");
  await tabTo(page, /^Buscar consejos$/);
  await page.keyboard.type("dormir");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/consejos?q=dormir");
  await tabTo(page, /^Consejos para dormir/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/consejos/consejos-dormir-bebe");
  await tabTo(page, /^El día prepara la noche$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "El día prepara la noche" })).toBeInViewport();
});

test("the contact form is filled in and its errors are reached, without a pointer", async ({
  page,
}) => {
  await page.goto("/contacto");
  await tabTo(page, /^Nombre$/);
  await page.keyboard.type("Ana");
  await tabTo(page, /^Email$/);
  await page.keyboard.type("ana@localhost");
  await tabTo(page, /^Asunto$/);
  await page.keyboard.type("Sillas");
  await tabTo(page, /^Mensaje$/);
  await page.keyboard.type("Hola");
  await tabTo(page, /^Enviar mensaje$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Error:/);
  await expect(page.locator("#resultado")).toBeFocused();
  await tabTo(page, /email válido/);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
});
