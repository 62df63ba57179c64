import type { Kysely } from "kysely";

interface Tables {
  categorias: { id: string; slug: string; parent_id: string | null; oculta: number };
  datos: {
    id: string;
    categoria_id: string;
    clave: string;
    nombre: string;
    unidad: string;
    tipo: string;
    mejor: string | null;
    filtrable: number;
    posicion: number;
  };
}

/** A site without any sheet gets those of a new one on that day; without values nobody sees them. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const own = await db.selectFrom("datos").select("id").limit(1).execute();
  if (own.length > 0) return;
  const { FICHAS } = await import("./0039_primeras_fichas/fichas");
  for (const [slug, facts] of Object.entries(FICHAS)) {
    const [categoria] = await db
      .selectFrom("categorias")
      .select("id")
      .where("slug", "=", slug)
      .where("parent_id", "is", null)
      .where("oculta", "=", 0)
      .execute();
    if (!categoria) continue;
    const rows = facts.map(([clave, nombre, unidad, tipo, mejor, filtrable], posicion) => ({
      ...{ id: `${clave}-${slug.replaceAll("-", "")}`, categoria_id: categoria.id, clave, nombre },
      ...{ unidad, tipo, mejor, filtrable, posicion },
    }));
    await db
      .insertInto("datos")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
