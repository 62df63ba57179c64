import { done, failed } from "~/http/replies/flash-message";
export const categoriasMensajes = {
  "categoria.creado": done("Categoría creada", "La categoría ha sido creada exitosamente."),
  "categoria.actualizado": done(
    "Categoría actualizada",
    "La categoría ha sido actualizada exitosamente.",
  ),
  "categoria.eliminada": done("Eliminado", "La categoría ha sido eliminada exitosamente."),
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
  "categoria.tipo-igual": failed(
    "El tipo de artículo sigue igual",
    "Escribe un nombre o elige otro tipo; si ya no está en la lista, alguien se te ha adelantado.",
  ),
} as const;

export const CATEGORIA_HAS_CHILDREN = "No se puede eliminar una categoría que tiene subcategorías";
export const CATEGORIA_GONE = "Esa categoría ya no existe: elige otra";
export const CATEGORIAS_EMPTY = "No hay categorías disponibles.";
export const CATEGORIAS_LOAD_FAILED =
  "No se pudieron cargar las categorías. Inténtalo de nuevo más tarde.";
