import { z } from "zod";
import { cellSchema } from "~base/stored-json.server";
import type { Trx } from "~db/client.server";
import { type Kind, storedFila } from "~record/kind.server";
import { replaceHidden } from "./resolve-categoria.server";

const categoriaGuardada = storedFila
  .extend({ parent_id: z.string().nullable() })
  .catchall(cellSchema);

export const CATEGORIA_KIND = {
  tipo: "categoria",
  titulo: "nombre",
  partes: [{ table: "datos", ids: ["categoria_id"] }],
  fila: categoriaGuardada,
  adapt: async (trx, fila: z.infer<typeof categoriaGuardada>) => ({
    ...fila,
    parent_id: await mainCategoria(trx, fila.parent_id),
  }),
  replaceHidden,
} satisfies Kind;

/** The parent may have been deleted, or become a subcategory itself. */
async function mainCategoria(trx: Trx, id: string | null): Promise<string | null> {
  const parent = trx.selectFrom("categorias").select("id").where("id", "=", id);
  return (await parent.where("parent_id", "is", null).executeTakeFirst())?.id ?? null;
}
