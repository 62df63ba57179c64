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
  "categoria.tipo-visible": {
    tone: "success",
    title: "Tipo de artículo visible",
    text: "Ya sale en el menú y en la lista de consejos.",
  },
  "categoria.tipo-unido": {
    tone: "success",
    title: "Tipo de artículo unido",
    text: "Sus artículos son ahora del tipo elegido.",
  },
  "categoria.tipo-igual": {
    tone: "error",
    title: "El tipo de artículo sigue igual",
    text: "Escribe un nombre o elige otro tipo; si ya no está en la lista, alguien se te ha adelantado.",
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
