import { expect } from "@playwright/test";
import type { Site } from "../support/site";
import { addProductos, fileWith, pressAction, uploadPicture } from "./editing";
import { test } from "./journey";

const CORE = { tag: "@core" };
const pageOf = async (site: Site, address: string) => (await site.fetch(address)).text();

test(
  "a product is refused, given a picture, published and found by visitors",
  CORE,
  async ({ editor, site }) => {
    await editor.open("/admin/productos");
    await editor.follow("Añadir Producto");
    await editor.fill("Título", "Cuna Ágil");
    await pressAction(editor, "Publicar");
    await editor.sees("La categoría es obligatoria");
    await editor.choose(/^Categoría/, "Mobiliario");
    await editor.fill(/^Valoración/, "4,5");
    await uploadPicture(editor, "Una cuna verde");
    await pressAction(editor, "Publicar");
    await editor.sees("El producto ha sido creado exitosamente.");
    await editor.open("/producto/cuna-agil");
    await editor.sees("Cuna Ágil");
    expect(await pageOf(site, "/producto/cuna-agil")).toMatch(/<img[^>]* alt="Una cuna verde"/);
  },
);

test(
  "an article with a product in it is previewed, published and read",
  CORE,
  async ({ editor, site }) => {
    addProductos(site, "Cuna");
    await editor.open("/admin/consejos");
    await editor.follow("Añadir Consejo");
    await editor.fill("Título", "Siestas cortas");
    // With script the slug is filled in from the title.
    if (!editor.isScripted) await editor.fill("Slug", "siestas-cortas");
    await editor.choose(/^Categoría/, "Sueño");
    await editor.fill(/^Contenido/, "Una línea.\n::producto cuna");
    await uploadPicture(editor, "Un bebé dormido");
    await editor.press(editor.isScripted ? "Vista previa del contenido" : "Ver cómo queda");
    await editor.sees("Una línea.");
    await editor.press("Crear Artículo");
    await editor.sees("El artículo ha sido creado exitosamente.");
    await editor.open("/consejos/siestas-cortas");
    await editor.follow("Cuna");
    await editor.isAt("/producto/cuna");
  },
);

test(
  "a category is made, mended, thrown away after a question and gone",
  CORE,
  async ({ editor, site }) => {
    await editor.open("/admin/categorias");
    await editor.follow("Añadir Categoría");
    await editor.fill("Nombre", "Rincón de juego");
    await editor.press("Crear Categoría");
    await editor.sees("La categoría ha sido creada exitosamente.");
    await editor.follow("Editar Rincón de juego");
    await editor.fill(/^Descripción/, "Para jugar en el suelo.");
    await editor.press("Guardar Cambios");
    await editor.sees("La categoría ha sido actualizada exitosamente.");
    expect(await pageOf(site, "/categoria/rincon-de-juego")).toContain("Para jugar en el suelo.");
    await editor.press("Más sobre Rincón de juego");
    await editor.follow("Eliminar Rincón de juego");
    await editor.sees("¿Estás seguro?");
    await editor.press("Eliminar");
    await editor.sees("La categoría ha sido eliminada exitosamente.");
    expect((await site.fetch("/categoria/rincon-de-juego")).status).toBe(404);
  },
);

test("two products are related, and one leads to the other", CORE, async ({ editor, site }) => {
  addProductos(site, "Cuna", "Manta");
  await editor.open("/admin/relaciones");
  await editor.follow(/^Cuna/);
  await editor.follow("Gestionar relaciones");
  await editor.tick(/^Manta/);
  await editor.press("Guardar Relaciones");
  await editor.sees("Relaciones actualizadas");
  await editor.open("/producto/cuna");
  await editor.sees("Productos relacionados");
  await editor.follow(/^Manta/);
  await editor.isAt("/producto/manta");
});

test("a file of products is imported and taken back", CORE, async ({ editor }) => {
  const rows = [0, 1, 2].map((n) => `Cuna ${n},cuna-${n},mobiliario,sin imagen,4`);
  const file = await fileWith(
    "cunas.csv",
    ["title,slug,category,imageurl,rating", ...rows].join("\n"),
  );
  await editor.open("/admin/productos");
  await editor.follow("Importar CSV");
  await editor.attach("Archivo CSV", file);
  // With script the file is sent as soon as it is chosen.
  if (!editor.isScripted) await editor.press("Subir y revisar");
  await editor.press("Importar 3 productos");
  await editor.sees(/Importación completada 3 importados/);
  await editor.open("/admin/productos/importar");
  await editor.follow("cunas.csv");
  await editor.follow("Deshacer la importación");
  await editor.press("Deshacer la importación");
  await editor.sees("Importación deshecha");
  await editor.open("/admin/productos");
  await editor.sees("No hay productos disponibles.");
});
