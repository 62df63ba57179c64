import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { valuesOfRow } from "~/domain/productos/rules/producto-values";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";

export async function findRecienPublicado(slug: string | undefined) {
  if (!slug) return undefined;
  const row = await database()
    .read.selectFrom("productos")
    .selectAll()
    .where("slug", "=", slug)
    .where("estado", "=", "published")
    .executeTakeFirst();
  if (!row) return undefined;
  const { alt } = await findTextos(row.imageurl);
  const publicado = { title: row.title, href: paths.adminProducto(row.id) };
  return { publicado, notas: checkProducto(valuesOfRow(row, alt)) };
}
