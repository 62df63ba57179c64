import { done, failed } from "~/http/results/flash-message";
import type { Choice } from "~/ui/field/field";
import { formatCount } from "~/ui/text/format-number";
export const categoriasMensajes = {
  "categoria.eliminada": done("Eliminado", "La categoría ha sido eliminada exitosamente."),
  "categorias.padre": done("Categorías movidas", "Ya se ven así en el sitio."),
  "categorias.eliminar": done("Eliminado", "Las categorías han sido eliminadas exitosamente."),
  "categorias.vacio": failed(
    "Ninguna categoría seleccionada",
    "Marca en la lista las categorías que quieres cambiar.",
  ),
  "categoria.unida": done("Categoría unida", "Sus productos están ahora en la que has elegido."),
  "categoria.ordenada": done(
    "Orden actualizado",
    "Así se ven ahora en los menús y en las listas del sitio.",
  ),
  "categoria.no-ordenada": failed(
    "El orden no ha cambiado",
    "La categoría ya estaba en ese extremo, o ya no existe.",
  ),
  "categoria.orden-fallido": failed(
    "El orden no ha cambiado",
    "Inténtalo de nuevo dentro de un momento.",
  ),
  "categoria.tipo-cambiado": done("Tipo de consejo cambiado", "Ya se ve así en el sitio."),
  "categoria.tipo-visible": done(
    "Tipo de artículo visible",
    "Ya sale en el menú y en la lista de consejos.",
  ),
  "categoria.tipo-unido": done(
    "Tipo de artículo unido",
    "Sus artículos son ahora del tipo elegido.",
  ),
} as const;

export const TIPO_PROBLEMS = {
  taken: "Ya hay otro tipo de artículo con ese nombre, o que lo tuvo antes: escribe otro",
  unknown: "Elige otro tipo: ese ya no está",
  atEnd: "Ese tipo ya estaba en ese extremo",
  used: "Ese tipo tiene artículos: pásalos antes a otro",
  gone: "Ese tipo de artículo ya no está así en la lista: se ha cambiado mientras tanto",
  failed: "No se pudo guardar el tipo de artículo. Inténtalo de nuevo dentro de un momento.",
};

export const HAS_CHILDREN = "No se puede eliminar una categoría que tiene subcategorías";
export const CATEGORIA_GONE = "Esa categoría ya no existe: elige otra";
export const heirsField = (productos: number, destinos: readonly Choice[]) => ({
  label: `Mover ${formatCount(productos, "producto", "productos")} a`,
  hint: "Una categoría en uso solo se elimina cuando lo que contiene pasa a otra.",
  choices: [{ value: "", label: "Elige otra categoría" }, ...destinos],
});

/** The reason why several categories were not changed, and the field that can solve it. */
export const SEVERAL_PROBLEMS: Readonly<Record<string, readonly [string, string?]>> = {
  children: ["Alguna tiene subcategorías que no has marcado: no se ha eliminado ninguna"],
  used: ["Elige otra categoría para sus productos", "destino"],
  "no-target": [CATEGORIA_GONE, "destino"],
  depth: [
    "Solo hay dos niveles: las que tienen subcategorías no caben dentro de otra. No se ha movido ninguna",
  ],
  "no-parent": [CATEGORIA_GONE],
};
export const CATEGORIAS_EMPTY = "No hay categorías disponibles.";
