import type { ProductoImportado } from "./producto-row";

export type DuplicateChoice = "omitir" | "actualizar";
export const DUPLICATE_CHOICES: readonly DuplicateChoice[] = ["omitir", "actualizar"];

export interface ImportStep {
  producto: ProductoImportado;
  action: "insertar" | "actualizar" | "omitir";
}

/**
 * What happens with each row, in the order of the file. A slug that the same file has named before
 * is a duplicate like one that is stored already.
 */
export function planImport(
  productos: readonly ProductoImportado[],
  storedSlugs: ReadonlySet<string>,
  duplicates: DuplicateChoice = "omitir",
): ImportStep[] {
  const known = new Set(storedSlugs);
  return productos.map((producto) => {
    if (known.has(producto.slug)) return { producto, action: duplicates };
    known.add(producto.slug);
    return { producto, action: "insertar" };
  });
}
