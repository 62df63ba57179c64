import { nameEstado } from "../estado";
import type { ProductoImportado } from "./producto-row";

/** One field that an update would change, as texts. */
export interface Cambio {
  campo: string;
  antes: string;
  despues: string;
}

type Campo = Exclude<keyof ProductoImportado, "fila" | "id" | "slug" | "columnas">;
export type Guardado = Pick<ProductoImportado, Campo>;

const NOMBRES: Record<Campo, string> = {
  title: "Título",
  category: "Categoría",
  imageurl: "Imagen",
  rating: "Valoración",
  price: "Precio",
  descripcion: "Descripción",
  isrecommended: "Recomendado",
  contenido_principal: "Contenido principal",
  keyfeatures: "Características",
  pros: "Ventajas",
  cons: "Contras",
  estado: "Estado",
};

const REQUIRED: readonly Campo[] = ["title", "category", "imageurl", "rating"];

/** What an update would change, field by field; columns that the file lacks stay as they are. */
export function diffProducto(guardado: Guardado, producto: ProductoImportado): Cambio[] {
  const written = (campo: Campo) =>
    REQUIRED.includes(campo) || (producto.columnas as readonly string[]).includes(campo);
  return (Object.keys(NOMBRES) as Campo[]).filter(written).flatMap((campo) => {
    const [antes, despues] = [toText(guardado[campo]), toText(producto[campo])];
    return antes === despues ? [] : [{ campo: NOMBRES[campo], antes, despues }];
  });
}

function toText(value: Guardado[Campo]): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number") return String(value).replace(".", ",");
  if (typeof value === "string") return nameEstado(value);
  return value.join(" · ");
}
