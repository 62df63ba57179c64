import type { Trx } from "~db/client.server";
import type { DemoConsejo, DemoProducto } from "~db/demo/types";
import { insertNew } from "./insert-new.server";

export const demoConsejoId = (slug: string) => `demo-${slug}`;

export async function insertRelations(
  trx: Trx,
  demoProductos: readonly DemoProducto[],
  demoConsejos: readonly DemoConsejo[],
): Promise<void> {
  const rows = await trx.selectFrom("productos").select(["id", "slug"]).execute();
  const idOf = new Map(rows.map((row) => [row.slug, row.id]));
  const ids = new Set(idOf.values());
  const existing = (slugs: readonly string[]) => slugs.flatMap((slug) => idOf.get(slug) ?? []);
  const relations = demoProductos
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, relacionados }) =>
      existing(relacionados)
        .filter((other) => other !== id)
        .map((other, orden) => ({ producto_id: id, producto_relacionado_id: other, orden })),
    );
  await insertNew(trx, "productos_relacionados", relations);

  const consejos = await trx.selectFrom("consejos").select("id").execute();
  const consejoIds = new Set(consejos.map(({ id }) => id));
  const recommendations = demoConsejos
    .map(({ slug, productos }) => ({ consejo_id: demoConsejoId(slug), productos }))
    .filter(({ consejo_id }) => consejoIds.has(consejo_id))
    .flatMap(({ consejo_id, productos }) =>
      existing(productos).map((producto_id, orden) => ({ consejo_id, producto_id, orden })),
    );
  await insertNew(trx, "consejos_productos_relacionados", recommendations);
}
