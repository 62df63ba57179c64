import { z } from "zod";
import {
  resolveCategoria,
  resolveTipo,
} from "~/domain/categorias/queries/resolve-categoria.server";
import { ESTADOS } from "~/domain/estado";
import { centimosOf } from "~/domain/precio";
import { cellSchema } from "~/domain/stored-json.server";
import type { Tipo } from "~/domain/tipo";
import type { Trx } from "~db/client.server";

export type Parte = { table: string; ids: readonly string[] };

interface Registro<Fila> {
  titulo: string;
  partes: readonly Parte[];
  fila: z.ZodType<Fila>;
  adapt(trx: Trx, fila: Fila): Promise<Fila>;
}

const own = z.object({ id: z.string(), slug: z.string(), version: z.number() });

export const productoGuardado = own
  .extend({ category: z.string(), estado: z.enum(ESTADOS), destacado_home: z.literal([0, 1]) })
  .extend({ price: z.string().nullish() })
  .catchall(cellSchema);
const consejo = own.extend({ categoria: z.string() }).catchall(cellSchema);
const categoria = own.extend({ parent_id: z.string().nullable() }).catchall(cellSchema);

export type ProductoGuardado = z.infer<typeof productoGuardado>;
export type Fila = z.infer<typeof own>;

const RECOMMENDED = "consejos_productos_relacionados";

const registros = {
  producto: {
    titulo: "title",
    partes: [
      { table: "productos_relacionados", ids: ["producto_id", "producto_relacionado_id"] },
      { table: RECOMMENDED, ids: ["producto_id"] },
      { table: "trayectoria", ids: ["producto_id"] },
      { table: "clics", ids: ["producto_id"] },
    ],
    fila: productoGuardado,
    // The home page may be full by now.
    adapt: async (trx, fila) => ({
      ...fila,
      // A row that was deleted long ago lacks it.
      precio_centimos: centimosOf(fila.price),
      category: await resolveCategoria(trx, fila.category),
      destacado_home: 0,
    }),
  } satisfies Registro<ProductoGuardado>,
  consejo: {
    titulo: "titulo",
    partes: [{ table: RECOMMENDED, ids: ["consejo_id"] }],
    fila: consejo,
    adapt: async (trx, fila) => ({ ...fila, categoria: await resolveTipo(trx, fila.categoria) }),
  } satisfies Registro<z.infer<typeof consejo>>,
  pagina: {
    titulo: "titulo",
    partes: [],
    fila: own.catchall(cellSchema),
    adapt: async (_, fila) => fila,
  } satisfies Registro<Fila>,
  categoria: {
    titulo: "nombre",
    partes: [{ table: "datos", ids: ["categoria_id"] }],
    fila: categoria,
    adapt: async (trx, fila) => ({ ...fila, parent_id: await mainCategoria(trx, fila.parent_id) }),
  } satisfies Registro<z.infer<typeof categoria>>,
};

/** A parent may be gone, or no main category any more. */
async function mainCategoria(trx: Trx, id: string | null): Promise<string | null> {
  const parent = trx.selectFrom("categorias").select("id").where("id", "=", id);
  return (await parent.where("parent_id", "is", null).executeTakeFirst())?.id ?? null;
}

export const REGISTROS: Readonly<Record<Tipo, Registro<Fila>>> = registros;
