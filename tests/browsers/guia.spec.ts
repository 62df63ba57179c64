import { addProductos, uploadPicture } from "./editing";
import { test } from "./journey";

const TEXT = `Antes de elegir, mide.
## Nuestras elecciones
::eleccion cuna | La mejor para casi todos
::eleccion manta | La más ligera`;

test("an article with two picks is a guide, whose summary leads to them", async ({
  editor,
  site,
}) => {
  addProductos(site, "Cuna", "Manta");
  await editor.open("/admin/consejos/nuevo");
  await editor.fill("Título", "Las mejores");
  // With script the slug is filled in from the title.
  if (!editor.isScripted) await editor.fill("Slug", "las-mejores");
  await editor.choose(/^Categoría/, "Sueño");
  await editor.fill(/^Contenido/, TEXT);
  await uploadPicture(editor, "Una cuna");
  await editor.press("Crear Artículo");
  await editor.sees("El artículo ha sido creado exitosamente.");
  await editor.open("/consejos/las-mejores");
  await editor.sees("Nuestra selección");
  await editor.sees("La más ligera");
  await editor.follow(/^Todo en /);
  await editor.isAt(/^\/categoria\//);
  await editor.back();
  await editor.sees("Nuestra selección");
});
