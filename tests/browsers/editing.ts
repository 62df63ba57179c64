import path from "node:path";
import { makeFolder } from "../support/folder";
import { photo } from "../support/photo";
import { addRows } from "../support/rows";
import type { Site } from "../support/site";
import type { Visitor } from "./visitor";

/** Adds published products with these titles. */
export function addProductos(site: Site, ...titles: string[]): void {
  addRows(site, "productos", ...titles.map((title, index) => ({ id: `P${index}`, title })));
}

export async function fileWith(name: string, content: string | Buffer): Promise<string> {
  return path.join(makeFolder({ [name]: content }), name);
}

/** Presses an action of a record's form, which «Más» holds where the bar has no room. */
export async function pressAction(editor: Visitor, name: string): Promise<void> {
  const isFolded = await editor.run(() => {
    const more = [...document.querySelectorAll(".form-bar summary")].at(-1);
    return Boolean(more?.checkVisibility()) && !more?.closest("details")?.open;
  });
  if (isFolded) await editor.press("Más");
  await editor.press(name);
}

export async function uploadPicture(editor: Visitor, alt: string): Promise<void> {
  const { buffer } = await photo();
  await editor.press(/^(Elegir|Cambiar) imagen$/);
  await editor.attach("Archivo de tu dispositivo", await fileWith("cuna.png", buffer));
  await editor.press("Subir");
  await editor.sees(/Imagen (subida|seleccionada)/);
  await editor.fill(/^Texto alternativo/, alt);
}
