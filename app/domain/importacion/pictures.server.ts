import { InvalidImageError, storeDataUrl } from "~/domain/imagenes/imagenes.server";
import type { RowResult } from "./aplicar.server";
import { isDataImage } from "./cells";
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
    const imageurl = await storeOrUndefined(producto.imageurl);
    if (imageurl) ready.push({ ...producto, imageurl });
    else failed.push(unreadablePicture(producto.fila));
  }
  return { ready, failed };
}

async function storeOrUndefined(url: string): Promise<string | undefined> {
  try {
    return await storeDataUrl(url);
  } catch (error) {
    if (error instanceof InvalidImageError) return undefined;
    throw error;
  }
}

function unreadablePicture(fila: number): RowResult {
  return { fila, resultado: "fallida", motivo: "La imagen incrustada no se puede leer" };
}
