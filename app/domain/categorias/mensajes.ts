import { formatCount } from "~/ui/format-number";

/** What an admin is told after a change of categories; keys travel in the flash cookie. */
export const categoriasMensajes = {
  "categoria.creada": {
    tone: "success",
    title: "Categoría creada",
    text: "La categoría ha sido creada exitosamente.",
  },
  "categoria.actualizada": {
    tone: "success",
    title: "Categoría actualizada",
    text: "La categoría ha sido actualizada exitosamente.",
  },
  "categoria.eliminada": {
    tone: "success",
    title: "Eliminado",
    text: "La categoría ha sido eliminada exitosamente.",
  },
  "categoria.ordenada": {
    tone: "success",
    title: "Orden actualizado",
    text: "Así se ven ahora en los menús y en las listas del sitio.",
  },
  "categoria.no-ordenada": {
    tone: "error",
    title: "El orden no ha cambiado",
    text: "La categoría ya estaba en ese extremo, o ya no existe.",
  },
  "categoria.orden-fallido": {
    tone: "error",
    title: "El orden no ha cambiado",
    text: "Inténtalo de nuevo dentro de un momento.",
  },
} as const;

export const CATEGORIA_NOT_SAVED = "Hubo un problema al guardar la categoría. Inténtalo de nuevo.";
export const CATEGORIA_NOT_DELETED =
  "Hubo un problema al eliminar la categoría. Inténtalo de nuevo.";
export const CATEGORIA_HAS_CHILDREN = "No se puede eliminar una categoría que tiene subcategorías";
export const CATEGORIA_GONE = "Esa categoría ya no existe: elige otra";
export const CATEGORIAS_EMPTY = "No hay categorías disponibles.";
export const CATEGORIAS_LOAD_FAILED =
  "No se pudieron cargar las categorías. Inténtalo de nuevo más tarde.";

/** «3 productos y 1 artículo» */
export function inWords({ productos, consejos }: { productos: number; consejos: number }): string {
  const parts = [
    productos > 0 && formatCount(productos, "producto", "productos"),
    consejos > 0 && formatCount(consejos, "artículo", "artículos"),
  ];
  return parts.filter(Boolean).join(" y ");
}
