import { Key } from "selenium-webdriver";
import { addProductos, fileWith } from "./editing";
import { test } from "./journey";

const QUESTION = "Hay cambios sin guardar. ¿Quieres descartarlos?";

test("what was typed into a form is left after a question alone", async ({ editor, site }) => {
  addProductos(site, "Cuna");
  await editor.open("/admin/productos");
  await editor.follow("Editar Cuna");
  await editor.sees("Editar Producto");
  if (!editor.isScripted) {
    await editor.fill("Título", "Otra");
    await editor.follow("Cancelar");
    await editor.isAt("/admin/productos");
    await editor.sees("Cuna");
    return;
  }
  await editor.type("Título", Key.ESCAPE);
  await editor.seesNot("Editar Producto");
  await editor.follow("Editar Cuna");
  await editor.type("Título", " verde", Key.ESCAPE);
  await editor.sees(QUESTION);
  await editor.press("Seguir editando");
  await editor.holds("Título", "Cuna verde");
  await editor.follow("Cancelar");
  await editor.sees(QUESTION);
  await editor.press("Descartar cambios");
  await editor.seesNot("Editar Producto");
  await editor.follow("Editar Cuna");
  await editor.holds("Título", "Cuna");
});

test("a file that was chosen is named, and a wrong one is refused in words", async ({ editor }) => {
  await editor.open("/admin/productos/importar");
  await editor.attach("Archivo CSV", await fileWith("vacio.csv", ""));
  // With script the file is sent as soon as it is chosen.
  if (!editor.isScripted) {
    await editor.holds("Archivo CSV", /vacio\.csv$/);
    await editor.press("Subir y revisar");
  }
  await editor.sees(/vac[ií]o/);
});

test("the menus of the header open, lead on and close", async ({ visitor, mode }) => {
  await visitor.open("/categorias");
  if (mode.width < 768) await visitor.press("Menú");
  await visitor.press("Categorías");
  await visitor.follow("Ver todas las categorías");
  await visitor.isAt("/categorias");
  if (mode.width < 768) await visitor.press("Menú");
  await visitor.press("Categorías");
  await visitor.sees("Ver todas las categorías");
  await visitor.press("Categorías");
  await visitor.seesNot("Ver todas las categorías");
});
