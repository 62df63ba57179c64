import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";
import { test } from "./journey";

const CORE = { tag: "@core" };
const SEARCH = "Buscar productos y consejos";

test(
  "a search mends a typing error, and its list of suggestions leads on",
  CORE,
  async ({ visitor }) => {
    await visitor.open("/buscar?q=trtona");
    await visitor.sees(/Se encontraron \d+ resultados de «trona»/);
    await visitor.follow("«trona»");
    await visitor.isAt("/buscar?q=trona");
    if (visitor.isScripted) {
      await visitor.open("/buscar");
      await visitor.fill(SEARCH, "tronas y");
      await visitor.sees(/Sugerencias: \d/);
      await visitor.type(SEARCH, Key.ARROW_DOWN, Key.ENTER);
      await visitor.isAt("/categoria/tronas-asientos");
    }
    await visitor.open("/buscar");
    await visitor.fill(SEARCH, "trona viaje");
    await visitor.type(SEARCH, Key.ENTER);
    await visitor.isAt(/^\/buscar\?q=trona(\+|%20)viaje$/);
    await visitor.follow("Trona de viaje Nubaro Bolsa");
    await visitor.isAt("/producto/trona-viaje-nubaro-bolsa");
  },
);

test(
  "a reader goes from the list of advice to an article and there and back again",
  CORE,
  async ({ visitor }) => {
    await visitor.open("/consejos");
    await visitor.follow("Página 2");
    await visitor.isAt("/consejos?pagina=2");
    await visitor.follow("Sueño");
    await visitor.isAt("/consejos?categoria=sueno");
    await visitor.fill(/^Buscar consejos/, "paciencia");
    await visitor.type(/^Buscar consejos/, Key.ENTER);
    // Waits for the results, as the page before has the same article and is about to go.
    await visitor.sees("Resultados para «paciencia»");
    await visitor.follow("Consejos para dormir al bebé sin perder la paciencia");
    await visitor.isAt("/consejos/consejos-dormir-bebe");
    await visitor.sees("Productos recomendados");
    await visitor.follow("Una rutina de veinte minutos");
    await visitor.isAt("/consejos/consejos-dormir-bebe#s-una-rutina-de-veinte-minutos");
    await visitor.follow("Volver a todos los consejos");
    await visitor.isAt("/consejos");
    await visitor.back();
    await visitor.back();
    await visitor.sees("Productos recomendados");
    await visitor.forward();
    await visitor.forward();
    await visitor.sees("Consejos para Padres");
  },
);

test(
  "a page that was left comes back as it was, with the list of now",
  CORE,
  async ({ visitor, mode }) => {
    await visitor.open("/producto/trona-plegable-tilavia-pliega");
    await visitor.press(/^Comparar Trona plegable/);
    await visitor.sees("Comparar (1)");
    await visitor.open("/categoria/tronas-asientos");
    await visitor.mark();
    await visitor.open("/producto/trona-evolutiva-pinarela-crece");
    await visitor.press(/^Comparar Trona evolutiva/);
    await visitor.sees("Comparar (2)");
    // Without script a press loads a page: one more to go back over, except in Firefox.
    if (!visitor.isScripted && mode.engine !== "firefox") await visitor.back();
    await visitor.back();
    await visitor.isAt("/categoria/tronas-asientos");
    expect(await visitor.isMarked()).toBe(true);
    // Without script a page kept by the browser shows the new count only after the next press.
    if (visitor.isScripted) await visitor.sees("Comparar (2)");
    await visitor.press(/^Comparar Asiento elevador/);
    await visitor.sees("Comparar (3)");
    const sound = await visitor.run(() => document.documentElement.scrollWidth <= innerWidth);
    expect(sound).toBe(true);
  },
);
