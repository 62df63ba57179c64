import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";

const field = (page: Page) => page.getByRole("main").locator("input[name=q]");
const list = (page: Page) => page.getByRole("main").getByRole("listbox", { name: "Sugerencias" });
const options = (page: Page) => list(page).getByRole("option");

test.beforeEach(async ({ page }) => {
  await page.goto("/buscar");
});

test("the list is a combobox that keys walk, and Enter opens what is chosen", async ({ page }) => {
  await expect(list(page)).toHaveCount(0);
  await field(page).focus();
  await expect(field(page)).toHaveRole("combobox");
  await field(page).pressSequentially("trona");
  await expect(options(page).first()).toHaveText("Tronas y asientos");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const active = await options(page).first().getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", active ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categoria/tronas-asientos");
});

test("Escape closes the list and keeps what was typed, and Enter then searches", async ({
  page,
}) => {
  await field(page).pressSequentially("trona");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue("trona");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?q=trona");
});

test("what is typed on leaves the chosen suggestion, and Enter searches the text", async ({
  page,
}) => {
  await field(page).pressSequentially("trona");
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(/^Sugerencias: \d$/)).toHaveRole("status");
  await page.route("**/buscar/sugerencias*", () => {});
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("s");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?q=tronas");
});

test("ArrowDown opens a list that Escape has closed", async ({ page }) => {
  await field(page).pressSequentially("trona");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeVisible();
});

test("a press on a suggestion opens it, and leaving the field closes the list", async ({
  page,
}) => {
  await field(page).pressSequentially("trona");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  await field(page).fill("rabietas");
  await options(page).filter({ hasText: "Rabietas" }).click();
  await expect(page).toHaveURL("/consejos/rabietas-con-calma");
});

test("in the header Escape closes the list first, then the box", async ({ page }) => {
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Buscar" }).click();
  const input = header.locator("input[name=q]");
  await input.pressSequentially("silla");
  await expect(header.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(header.getByRole("listbox")).toBeHidden();
  await expect(input).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(input).toBeHidden();
});

test("without an answer the field searches as ever", async ({ page }) => {
  await page.route("**/buscar/sugerencias*", (route) => route.abort());
  await field(page).pressSequentially("trona");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/buscar?q=trona");
});

test("the second module is fetched with the focus alone", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.url());
  });
  await page.goto("/buscar", { waitUntil: "load" });
  expect(scripts).toHaveLength(1);
  await field(page).focus();
  await expect.poll(() => scripts.length).toBe(2);
  expect(scripts[1]).toMatch(/suggestions-.*\.js$/);
});
