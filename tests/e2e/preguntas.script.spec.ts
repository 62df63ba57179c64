import { expect, type Page } from "@playwright/test";
import { addRequest } from "../support/add-request";
import { findViolations } from "../support/axe";
import { PASSWORD } from "../support/browser";
import { enterAsAdmin, test } from "../support/own-site";
import { enterAsOwner, letTimePass } from "../support/owner";
import { rowLink } from "../support/row-link";
import { addRows } from "../support/rows";

const AT = "2026-11-20T10:00:00.000Z";
const OTHER = "luz@ejemplo.es";

/** Adds a request, a message, a second factor and demo rows, which admins are asked about. */
test.beforeEach(async ({ context, site }) => {
  await enterAsAdmin(context, site, { email: "ana@ejemplo.es" });
  addRequest(site);
  addRows(site, "mensajes", { name: "Eva" });
  const named = { id: "f", friendly_name: "Móvil de Ana" };
  addRows(site, "mfa_factors", { user_id: "ana@ejemplo.es", ...named });
  addRows(site, "productos", { demo: 1 });
});

const QUESTIONS = [
  {
    at: "/admin/requests",
    opener: `Aprobar a ${OTHER}`,
    title: `¿Aprobar la solicitud de ${OTHER}?`,
    text: /Será administrador colaborador/,
    button: `Aprobar a ${OTHER}`,
    done: "Solicitud aprobada correctamente",
  },
  {
    at: "/admin/requests",
    opener: `Rechazar a ${OTHER}`,
    title: `¿Rechazar la solicitud de ${OTHER}?`,
    text: /No se le concederán permisos/,
    button: `Rechazar a ${OTHER}`,
    done: "Solicitud rechazada correctamente",
  },
  {
    at: "/admin/profile",
    opener: "Desactivar Móvil de Ana",
    title: "¿Desactivar «Móvil de Ana»?",
    text: /solo por la contraseña/,
    button: "Desactivar",
    done: "MFA desactivado exitosamente",
  },
  {
    at: "/admin/usuarios",
    opener: `Eliminar a ${OTHER}`,
    title: `¿Eliminar la cuenta de ${OTHER}?`,
    text: /No se puede deshacer/,
    button: "Eliminar la cuenta",
    done: "Cuenta eliminada",
  },
  {
    at: "/admin/mensajes?estado=sin-leer",
    opener: "Eliminar «Hola»",
    title: "¿Estás seguro?",
    text: /El mensaje «Hola» de Eva se elimina para siempre/,
    button: "Eliminar",
    done: "Mensaje eliminado",
  },
  {
    at: "/admin",
    opener: "Retirar la demostración",
    title: "¿Retirar el catálogo de demostración?",
    text: /Se elimina 1 producto y 0 consejos de ejemplo/,
    button: "Retirar la demostración",
    done: "Catálogo de demostración retirado",
  },
] as const;

const questionOf = (page: Page, name: string) => page.getByRole("alertdialog", { name });

for (const { at, opener, title, text, button, done } of QUESTIONS) {
  test(`«${opener}» asks in a dialog over the page, and does it from there`, async ({ page }) => {
    await page.goto(at, { waitUntil: "networkidle" });
    const link = page.getByRole("link", { name: opener });
    const question = questionOf(page, title);
    await link.press("Enter");
    const cancel = question.getByRole("link", { name: "Cancelar" });
    await expect(cancel).toBeFocused();
    await expect(cancel).toHaveAccessibleDescription(text);
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await expect(page).toHaveURL(at);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(link).toBeFocused();

    await link.press("Enter");
    await cancel.press("Enter");
    await expect(question).toHaveCount(0);
    await expect(link).toBeFocused();

    await link.press("Enter");
    await question.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(link).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
}

test("what was decided or deleted in another tab is told to be gone in the dialog", async ({
  page,
  site,
}) => {
  for (const [at, opener, text, change] of [
    ["/admin/requests", `Aprobar a ${OTHER}`, "Solicitud no encontrada", "admin_requests"],
    ["/admin/mensajes", "Eliminar «Hola»", "El mensaje ya no existe", "mensajes"],
    ["/admin/profile", "Desactivar Móvil de Ana", "ya no está activa", "mfa_factors"],
  ] as const) {
    await page.goto(at, { waitUntil: "networkidle" });
    site.sql().exec(`delete from ${change}`);
    await page.getByRole("link", { name: opener }).click();
    const dialog = page.getByRole("alertdialog", { name: "No encontrado" });
    await expect(dialog.getByRole("alert")).toContainText(text);
    await expect(page.getByRole("main").getByRole("link", { name: opener })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  }
});

test("a decision that comes too late is refused in its dialog", async ({ page, site }) => {
  await page.goto("/admin/requests", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: `Rechazar a ${OTHER}` }).click();
  const question = questionOf(page, `¿Rechazar la solicitud de ${OTHER}?`);
  await expect(question.getByRole("link", { name: "Cancelar" })).toBeFocused();
  site.sql().exec(`update admin_requests set status = 'approved', approved_at = '${AT}'`);
  await question.getByRole("button").last().click();
  await expect(question.locator("[data-errores]")).toBeFocused();
  await expect(question.getByRole("alert")).toContainText(
    "Error al rechazar la solicitud: Solicitud no encontrada",
  );
  await expect(page.getByText("No hay solicitudes pendientes")).toBeVisible();
});

test("who has to prove first who they are is led there from the dialog, and back to the question", async ({
  page,
  site,
}) => {
  await enterAsOwner(page, site, "eva@ejemplo.es");
  site.sql().exec("update profiles set is_admin = 1, admin_type = 'main_admin'");
  letTimePass(site);
  await page.goto("/admin/usuarios", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: `Eliminar a ${OTHER}` }).click();
  await page.getByRole("button", { name: "Eliminar la cuenta" }).click();
  await expect(page.getByRole("heading", { name: "Confirma que eres tú" })).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(questionOf(page, `¿Eliminar la cuenta de ${OTHER}?`)).toBeInViewport();
  await page.getByRole("button", { name: "Eliminar la cuenta" }).click();
  await expect(page.getByText("Cuenta eliminada")).toBeVisible();
});

test("the second factor's success is a dialog that leads on, and stays in the page once closed", async ({
  page,
  site,
}) => {
  site.sql().exec(`update profiles set mfa_enabled = 1;
    update sessions set mfa_verified_at = '${AT}'`);
  await page.goto("/admin/mfa-setup?listo=1", { waitUntil: "networkidle" });
  const dialog = page.getByRole("dialog", { name: "Configuración de MFA completada exitosamente" });
  const onward = dialog.getByRole("link", { name: "Ir al panel de administración" });
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await expect(onward).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await expect(onward).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);
});

test("a person is approved, and a row deleted, without asking again for what is decided", async ({
  page,
  site,
}) => {
  addRows(site, "categorias", {});
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  for (const [list, opener, yes, told] of [
    ["requests", "Aprobar a luz@ejemplo.es", /^Aprobar/, "Solicitud aprobada correctamente"],
    ["categorias", "Eliminar Hamacas", "Eliminar", "La categoría ha sido eliminada exitosamente."],
  ] as const) {
    await page.goto(`/admin/${list}`, { waitUntil: "networkidle" });
    await (await rowLink(page, opener)).click();
    await page.getByRole("alertdialog").getByRole("button", { name: yes }).click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
  }
  expect(refused).toEqual([]);
});

test("a dialog that may not delete asks no more", async ({ page, site }) => {
  addRows(site, "categorias", {});
  await page.goto("/admin/categorias", { waitUntil: "networkidle" });
  await (await rowLink(page, "Eliminar Hamacas")).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("¿Estás seguro?");
  addRows(site, "categorias", { nombre: "Mecedoras", parent_id: "hamacas" });
  await dialog.getByRole("button", { name: "Eliminar" }).click();
  const problem = "No se puede eliminar una categoría que tiene subcategorías";
  await expect(dialog.getByText(problem)).toHaveCount(1);
  await expect(dialog).not.toContainText("¿Estás seguro?");
  await expect(dialog.getByRole("button", { name: "Eliminar" })).toHaveCount(0);
  await dialog.getByRole("link", { name: "Volver a la lista" }).click();
  await expect(dialog).toHaveCount(0);
});
