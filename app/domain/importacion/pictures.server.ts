import { InvalidImageError, NoRoomError } from "~/domain/imagenes/image-error";
import { isDataImage } from "~/domain/imagenes/imagen-url";
import { storeDataUrl } from "~/domain/imagenes/store.server";
import type { RowResult } from "./aplicar.server";
import type { ImportStep } from "./import-plan";
import type { ProductoImportado } from "./producto-row";

/** Makes files of the embedded pictures of those rows that will be written. */
export async function storePictures(steps: readonly ImportStep[]) {
  const ready: ProductoImportado[] = [];
  const failed: RowResult[] = [];
  for (const { producto, action } of steps) {
    if (action === "omitir" || !isDataImage(producto.imageurl)) {
      ready.push(producto);
      continue;
    }
    const stored = await store(producto.imageurl);
    if ("imageurl" in stored) ready.push({ ...producto, ...stored });
    else failed.push({ fila: producto.fila, resultado: "fallida", ...stored });
  }
  return { ready, failed };
}

/** A picture that cannot be kept costs its own row, whatever the reason. */
async function store(url: string): Promise<{ imageurl: string } | { motivo: string }> {
  try {
    return { imageurl: await storeDataUrl(url) };
  } catch (error) {
    if (error instanceof InvalidImageError) {
      return { motivo: "La imagen incrustada no se puede leer" };
    }
    if (error instanceof NoRoomError) return { motivo: "No queda espacio para la imagen" };
    throw error;
  }
}
