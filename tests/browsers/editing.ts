import path from "node:path";
import { makeFolder } from "../support/folder";
import { photo } from "../support/photo";
import type { Site } from "../support/site";
import type { Visitor } from "./visitor";

const AT = "2026-01-02T10:00:00.000Z";

/** Published products, named in this order. */
export function addProductos(site: Site, ...titles: string[]): void {
  const insert = site.sql().prepare(`insert into productos (id, title, titulo_folded, slug,
    category, rating, estado, created_at, updated_at)
    values (?, ?, lower(?), lower(?), 'mobiliario', 4, 'published', '${AT}', '${AT}')`);
  for (const [index, title] of titles.entries()) insert.run(`P${index}`, title, title, title);
}

export async function fileWith(name: string, content: string | Buffer): Promise<string> {
  return path.join(makeFolder({ [name]: content }), name);
}

export async function uploadPicture(editor: Visitor, alt: string): Promise<void> {
  const { buffer } = await photo();
  await editor.press(/^(Elegir|Cambiar) imagen$/);
  await editor.attach("Archivo de tu dispositivo", await fileWith("cuna.png", buffer));
  await editor.press("Subir");
  await editor.sees(/Imagen (subida|seleccionada)/);
  await editor.fill(/^Texto alternativo/, alt);
}
