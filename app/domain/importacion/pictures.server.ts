import { InvalidImageError, NoRoomError } from "~/domain/imagenes/image-error";
import { isDataImage } from "~/domain/imagenes/imagen-url";
import { storeDataUrl } from "~/domain/imagenes/store.server";
import { database } from "~db/client.server";
import { planImport, type RowResult, storedSlugs } from "./aplicar.server";
import type { ProductoImportado } from "./producto-row";
import type { DuplicateChoice } from "./seleccion";

/**
 * Makes files of the embedded pictures of those rows that will be written. It comes before the
 * transaction, which may wait for nothing but the database.
 */
export async function storePictures(
  productos: readonly ProductoImportado[],
  duplicados: DuplicateChoice,
) {
  const failed: RowResult[] = [];
  if (!productos.some(({ imageurl }) => isDataImage(imageurl))) return { ready: productos, failed };
  const known = await storedSlugs(database().read, productos);
  const ready: ProductoImportado[] = [];
  for (const { producto, action } of planImport(productos, known, duplicados)) {
    const { fila, imageurl } = producto;
    const isWritten = action !== "omitir" && isDataImage(imageurl);
    const stored = isWritten ? await store(imageurl) : { imageurl };
    if ("motivo" in stored) failed.push({ fila, resultado: "fallida", ...stored });
    else ready.push({ ...producto, ...stored });
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
