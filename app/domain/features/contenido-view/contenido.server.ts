import { describeImagen, findImagenes } from "~nouns/imagenes/queries/imagenes.server";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import { findFichas, type ProductoFicha } from "~nouns/productos/queries/fichas.server";
import { type Bloque, parseContenido, tableOfContents } from "~record/contenido/bloques.server";
import type { Trozo } from "~record/contenido/en-linea.server";

type Foto = { kind: "foto"; line: number; imagen: Imagen; pie: Trozo[] };

export interface Ficha {
  kind: "ficha";
  line: number;
  producto: ProductoFicha;
  etiqueta: string;
  /** The place among the picks of a guide, from 1; undefined elsewhere. */
  puesto?: number;
}

export type BloqueVisto = Bloque | Foto | Ficha;

export type Contenido = Awaited<ReturnType<typeof readContenido>>;

export const GUIDE_MIN = 2;

/** Reads a text with its pictures and published products; others are left out. */
export async function readContenido(texto: string) {
  const leidos = parseContenido(texto);
  const urls = leidos.flatMap((each) => (each.kind === "foto" ? each.url : []));
  const slugs = leidos.flatMap((each) => ("slug" in each ? each.slug : []));
  const [found, productos] = await Promise.all([findImagenes(urls, ""), findFichas(slugs)]);
  const imagenes = await Promise.all(found.map((each) => describeImagen(each)));
  const byUrl = new Map(imagenes.map((each) => [each.url, each]));
  const elecciones: Ficha[] = [];
  const bloques = leidos.flatMap((leido): BloqueVisto | [] => {
    if (leido.kind === "foto") {
      const { kind, line, alt, pie } = leido;
      const imagen = byUrl.get(leido.url);
      return imagen ? { kind, line, pie, imagen: { ...imagen, alt: alt || imagen.alt } } : [];
    }
    if (!("slug" in leido)) return leido;
    const { line, slug, etiqueta } = leido;
    const producto = productos.get(slug);
    if (!producto) return [];
    const ficha: Ficha = { kind: "ficha", line, producto, etiqueta };
    if (leido.kind === "eleccion") elecciones.push(ficha);
    return ficha;
  });
  const isGuide = elecciones.length >= GUIDE_MIN;
  if (isGuide) for (const [index, each] of elecciones.entries()) each.puesto = index + 1;
  return {
    bloques,
    apartados: tableOfContents(bloques),
    /** Ids of the products shown as cards. */
    productos: bloques.flatMap((each) => (each.kind === "ficha" ? each.producto.id : [])),
    elecciones: isGuide ? elecciones : [],
  };
}
