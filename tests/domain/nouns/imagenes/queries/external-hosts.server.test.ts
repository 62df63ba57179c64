import { expect, it } from "vitest";
import { seedDemo } from "~/cli/seed/demo.server";
import { findExternalHosts } from "~nouns/imagenes/queries/usos.server";
import { siteDatabase } from "../../../../support/database";
import { changeRows } from "../../../../support/stored";
import { addConsejo, addProducto } from "../../../catalogo";

siteDatabase(seedDemo);

it("there are none with the demo catalogue", async () => {
  expect(await findExternalHosts()).toEqual([]);
});

it("each host of a picture that visitors see is named once", async () => {
  await addProducto("a", { imageurl: "https://z.ejemplo.es/1.jpg" });
  await addProducto("b", {
    imageurl: "https://z.ejemplo.es/2.jpg",
    imagenes: JSON.stringify(["/media/0123456789abcdef", "https://galeria.ejemplo.es/x.jpg"]),
  });
  await addProducto("borrador", { imageurl: "https://oculto.ejemplo.es/1.jpg", estado: "draft" });
  await addProducto("roto", { imageurl: "https://" });
  await addConsejo("c", { imagen: "https://images.unsplash.com/photo-1" });
  await addConsejo("d", { imagen: "https://oculto2.ejemplo.es/1.jpg", estado: "draft" });
  await changeRows(
    "categorias",
    { imagen_url: "https://categorias.ejemplo.es/1.jpg" },
    { slug: "mobiliario" },
  );
  expect(await findExternalHosts()).toEqual([
    "categorias.ejemplo.es",
    "galeria.ejemplo.es",
    "images.unsplash.com",
    "z.ejemplo.es",
  ]);
});
