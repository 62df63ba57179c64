import { RefusedImageError } from "~/domain/imagenes/rules/image-error";
import { isDataImage } from "~/domain/imagenes/rules/imagen-url";
import { storeDataUrl } from "~/domain/imagenes/store/store.server";
import { database } from "~db/client.server";
import { type Fila, planImport, storedSlugs } from "./apply-filas.server";
import type { DuplicateChoice } from "./seleccion";

export const hasPicture = ({ producto }: Fila) => isDataImage(producto?.imageurl ?? "");

/** A transaction may wait for nothing but the database, so pictures become files before it. */
export async function storePictures(filas: readonly Fila[], duplicados: DuplicateChoice) {
  if (!filas.some(hasPicture)) return filas;
  const known = await storedSlugs(database().read, filas);
  const ready: Fila[] = [];
  for (const { fila, action } of planImport(filas, known, duplicados)) {
    ready.push(action === "omitir" ? fila : await store(fila));
  }
  return ready;
}

/** A picture that cannot be kept costs its own row, whatever the reason. */
async function store(row: Fila): Promise<Fila> {
  const { fila, producto } = row;
  if (!producto || !hasPicture(row)) return row;
  try {
    return { fila, producto: { ...producto, imageurl: await storeDataUrl(producto.imageurl) } };
  } catch (error) {
    if (!(error instanceof RefusedImageError)) throw error;
    const isFull = error.problem === "espacio";
    const motivo = isFull
      ? "No queda espacio para la imagen"
      : "La imagen incrustada no se puede leer";
    return { fila, motivo };
  }
}
