import { expect } from "@playwright/test";
import { test } from "./journey";

const CORE = { tag: "@core" };

test(
  "a parent goes from the home to a filtered category, a product and the shop",
  CORE,
  async ({ visitor, outside, shop, mode }) => {
    const sum = shop.sql().prepare("select coalesce(sum(clics), 0) from clics").pluck();
    const before = Number(sum.get());
    await visitor.open("/");
    await visitor.follow("Ver todas las categorías");
    await visitor.isAt("/categorias");
    await visitor.follow(/^Sillas de coche/);
    await visitor.isAt("/categoria/sillas-coche");
    if (mode.width < 768) await visitor.press("Filtrar");
    await visitor.fill(/^Cuesta € o\smenos/, "429,50");
    await visitor.press("Ver productos");
    await visitor.sees("Productos que buscas");
    await visitor.follow(/Giro 360/);
    await visitor.isAt(/^\/producto\//);
    outside.asked.length = 0;
    await visitor.follow(/^Ver en Amazon/);
    await expect.poll(() => outside.asked).toContain("www.amazon.es:443");
    // Firefox sends no ping; the page's script counts clicks instead, if it runs.
    const counted = before + (mode.engine === "firefox" && !mode.isScripted ? 0 : 1);
    await expect.poll(() => sum.get()).toBe(counted);
  },
);

test("three products are compared and the fourth is refused", CORE, async ({ visitor }) => {
  await visitor.open("/categoria/tronas-asientos");
  for (const [index, title] of [
    "Trona evolutiva",
    "Trona plegable",
    "Asiento elevador",
  ].entries()) {
    await visitor.press(new RegExp(`^Comparar ${title}`));
    await visitor.sees("Producto añadido a la comparación");
    await visitor.sees(`Comparar (${index + 1})`);
  }
  await visitor.press(/^Comparar Trona de viaje/);
  await visitor.sees("Límite alcanzado");
  await visitor.follow("Comparar (3)");
  await visitor.isAt("/comparativas");
  await visitor.sees("Características");
  await visitor.follow("Tarjetas");
  await visitor.isAt("/comparativas?vista=tarjetas");
  await visitor.press("Limpiar comparación");
  await visitor.sees("No hay productos para comparar");
});

test(
  "a visitor writes to the site, and what is wrong stays as it was typed",
  CORE,
  async ({ visitor }) => {
    await visitor.open("/contacto");
    await visitor.fill("Nombre", "Ana Ruiz");
    await visitor.fill("Email", "ana@localhost");
    await visitor.fill("Asunto", "Sillas de coche");
    await visitor.fill("Mensaje", "Hola: ¿cuál elijo?");
    await visitor.press("Enviar mensaje");
    await visitor.sees("Escribe un email válido, como nombre@ejemplo.es");
    await visitor.holds("Mensaje", "Hola: ¿cuál elijo?");
    await visitor.fill("Email", "ana@ejemplo.es");
    await expect(async () => {
      const isSent = () => visitor.isAt(/^\/contacto\?enviado=1/, 1_000);
      // An earlier press may have sent the form, with an answer that came late.
      await isSent().catch(() => visitor.press("Enviar mensaje"));
      await isSent();
    }).toPass();
    await visitor.sees("¡Mensaje enviado!");
  },
);
