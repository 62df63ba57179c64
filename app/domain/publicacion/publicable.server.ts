import { type Selectable, sql } from "kysely";
import { updateConsejo } from "~/domain/consejos/queries/change-consejos.server";
import { updateProducto } from "~/domain/productos/queries/write-productos.server";
import { valuesOfRow } from "~/domain/productos/rules/producto-values";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { obstaclesTo } from "~/domain/revision-editorial/nota";
import { requirePicture } from "~/domain/revision-editorial/reglas";
import type { TipoPublicable } from "~/domain/tipo";
import { REGISTROS } from "~/domain/versiones/registro.server";
import type { Schema } from "~db/schema/schema";

export const tituloOf = (tipo: TipoPublicable) => sql.ref<string>(REGISTROS[tipo].titulo);

type Row = Selectable<Schema["productos"]> | Selectable<Schema["consejos"]>;

/** Names a row, and what keeps it from being published. */
export function describeObstacles(row: Row) {
  if ("titulo" in row) {
    const notas = [...requirePicture(row.imagen), ...checkConsejo(row)];
    return { titulo: row.titulo, obstacles: obstaclesTo(notas) };
  }
  const notas = [...requirePicture(row.imageurl), ...checkProducto(valuesOfRow({ ...row }))];
  return { titulo: row.title, obstacles: obstaclesTo(notas) };
}

export const UPDATES = { producto: updateProducto, consejo: updateConsejo };
