import { semillaDatos } from "~db/baseline/datos";
import { readDemo } from "~db/demo/read-demo.server";
import { parseCsv } from "~features/importacion/archivo/csv-file";
import { Lectura } from "~features/importacion/fila/lectura";
import type { AjusteKey } from "~nouns/ajustes/secciones/secciones";

const demo = readDemo("db/demo");
const file = await parseCsv(demo.csv);
const lectura = new Lectura(file, new Set(semillaDatos.map(({ row }) => row.clave)));

/** The demo's products, each as the importer reads it and with the fields beside the file. */
export const demoProductos = file.rows.map((row) => {
  const { producto, celdas = {}, errors = [] } = lectura.read(row) ?? {};
  const aparte = demo.productos[producto?.slug ?? ""];
  if (!producto || !aparte) throw new Error(`row ${row.fila} of the demo: ${errors.join("; ")}`);
  const claves = Object.keys(celdas).filter((clave) => celdas[clave]?.dato.trim());
  return { ...producto, ...aparte, id: producto.id ?? "", claves };
});

const known = new Set(demoProductos.map(({ category }) => category));
const { errores, context } = lectura;
export const demoLectura = { errores, avisos: lectura.avisos(known, []), isOwn: context.isOwn };

export const demoConsejos = demo.consejos.map(({ row, ...rest }) => {
  const { slug, titulo, extracto, contenido, estado } = row;
  return { slug, titulo, extracto, contenido, estado, ...rest };
});

export const demoTextos = demo.ajustes as Record<AjusteKey, string>;
export const { categorias: textosDeCategorias, tipos: textosDeTipos } = demo;
