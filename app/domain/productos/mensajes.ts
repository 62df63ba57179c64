import { FEATURED_LIMIT } from "./producto";

const error = (text: string) => ({ tone: "error", title: "Error", text }) as const;
const deleted = (text: string) => ({ tone: "success", title: "Eliminado", text }) as const;

export const productosMensajes = {
  "destacado.puesto": {
    tone: "success",
    title: "Estado actualizado",
    text: "Producto marcado como destacado.",
  },
  "destacado.quitado": {
    tone: "success",
    title: "Estado actualizado",
    text: "Producto eliminado de destacados.",
  },
  "destacado.limite": {
    tone: "error",
    title: "Límite alcanzado",
    text: `Solo puedes tener ${FEATURED_LIMIT} productos destacados en la página principal`,
  },
  "destacado.borrador": error("Un borrador no se puede destacar: publica antes el producto."),
  "destacado.retirado": error(
    "Un producto retirado o con alerta de seguridad no se puede destacar.",
  ),
  "destacado.sin-contar": error("No se pudo verificar el número de productos destacados"),
  "destacado.ocupado": error("No se pudo actualizar el estado del producto."),
  "destacado.sin-fila": error("No se pudo confirmar la actualización del producto"),
  "destacado.fallo": error("Ocurrió un error al actualizar el estado del producto."),
  "producto.creado": {
    tone: "success",
    title: "Producto creado",
    text: "El producto ha sido creado exitosamente.",
  },
  "producto.actualizado": {
    tone: "success",
    title: "Producto actualizado",
    text: "El producto ha sido actualizado exitosamente.",
  },
  "producto.eliminado": deleted("El producto ha sido eliminado exitosamente."),
  "producto.ya-eliminado": error("Ese producto ya no existe."),
  "producto.restaurado": {
    tone: "success",
    title: "Versión restaurada",
    text: "El producto vuelve a tener el texto de esa versión.",
  },
  "precio.comprobado": {
    tone: "success",
    title: "Precio comprobado",
    text: "La ficha lleva la fecha de hoy.",
  },
  "precio.sin-precio": error("Ese producto ya no existe o no tiene precio."),
  "precio.fallo": error("No se pudo apuntar que el precio está comprobado. Inténtalo de nuevo."),
  "lote.precio": { tone: "success", title: "Precios comprobados" },
  "lote.published": { tone: "success", title: "Productos publicados" },
  "lote.draft": { tone: "success", title: "Productos pasados a borrador" },
  "lote.categoria": { tone: "success", title: "Categoría de los productos cambiada" },
  "lote.eliminar": deleted("Los productos han sido eliminados exitosamente."),
  "lote.vacio": {
    tone: "error",
    title: "Ningún producto seleccionado",
    text: "Marca en la lista los productos que quieres cambiar.",
  },
} as const;

export type ProductoMensaje = keyof typeof productosMensajes;

export const DESTACADOS_EMPTY = "No hay productos destacados disponibles.";
export const PRODUCTO_NOT_SAVED = "Hubo un problema al guardar el producto. Inténtalo de nuevo.";
export const PRODUCTO_GONE =
  "Alguien ha eliminado este producto mientras lo editabas, o ha cambiado su identificador. Lo que has escrito sigue aquí: si está en la papelera, recupéralo y vuelve a guardarlo.";
export const PRODUCTO_NOT_DELETED = "Hubo un problema al eliminar el producto. Inténtalo de nuevo.";
