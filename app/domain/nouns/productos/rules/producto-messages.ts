import { done, failed } from "~/http/results/flash-message";
import { FEATURED_LIMIT } from "./producto";

const error = (text: string) => failed("Error", text);

export const productosMensajes = {
  "destacado.puesto": done("Estado actualizado", "Producto marcado como destacado."),
  "destacado.quitado": done("Estado actualizado", "Producto eliminado de destacados."),
  "destacado.movido": done("Orden actualizado", "Así salen ahora en la portada."),
  "destacado.limite": failed(
    "Límite alcanzado",
    `Solo puedes tener ${FEATURED_LIMIT} productos destacados en la página principal`,
  ),
  "destacado.borrador": error("Un borrador no se puede destacar: publica antes el producto."),
  "destacado.retirado": error(
    "Un producto retirado o con alerta de seguridad no se puede destacar.",
  ),
  "destacado.sin-contar": error("No se pudo verificar el número de productos destacados"),
  "destacado.ocupado": error("No se pudo actualizar el estado del producto."),
  "destacado.sin-fila": error("No se pudo confirmar la actualización del producto"),
  "destacado.fallo": error("Ocurrió un error al actualizar el estado del producto."),
  "borrador.compartido": done(
    "Enlace creado, para 30 días.",
    "Copia ahora el enlace: no se vuelve a mostrar.",
  ),
  "borrador.publicado": failed("No hay nada que compartir", "Ya está publicado, sin cambios."),
  "borrador.no-compartido": done("Enlace retirado", "Ya no lleva a ninguna parte."),
  "borrador.duplicado": done("Copia creada", "Es un borrador: cambia lo que haga falta."),
  "producto.eliminado": done("Eliminado", "El producto ha sido eliminado exitosamente."),
  "producto.ya-eliminado": error("Ese producto ya no existe."),
  "precio.comprobado": done("Precio comprobado", "La ficha lleva la fecha de hoy."),
  "precio.sin-precio": error("Ese producto ya no existe o no tiene precio."),
  "precio.fallo": error("No se pudo apuntar que el precio está comprobado. Inténtalo de nuevo."),
  "precios.guardados": done("Precios guardados", "Los que han cambiado llevan la fecha de hoy."),
  "precios.iguales": done("Ningún precio ha cambiado"),
  "evidencia.guardada": done("Evidencia y estado de venta guardados"),
  "giro.oculto": done("Cambio oculto", "En su lugar se lee el motivo."),
  "giro.visible": done("El cambio se vuelve a leer"),
  "producto.precio": done("Precio comprobado"),
  "productos.precio": done("Precios comprobados"),
} as const;

export type ProductoMensaje = keyof typeof productosMensajes;

export const DESTACADOS_EMPTY = "No hay productos destacados disponibles.";
export const PRODUCTO_GONE =
  "Alguien ha eliminado este producto mientras lo editabas, o ha cambiado su identificador. Lo que has escrito sigue aquí: si está en la papelera, recupéralo y vuelve a guardarlo.";
