import type { Kysely } from "kysely";

interface Tables {
  ajustes: { clave: string; valor: string; updated_at: string };
  productos: { id: string; demo: number };
  consejos: { id: string; demo: number };
}

/** The texts of the demo stood in the program; a site that has its catalogue keeps them, and only that. */
export async function up(db: Kysely<Tables>): Promise<void> {
  // An empty value meant that nobody had set one; now it means that the owner wants none.
  await db.deleteFrom("ajustes").where("valor", "=", "").execute();
  const demo = db.selectFrom("productos").select("id").where("demo", "=", 1);
  const demoConsejos = db.selectFrom("consejos").select("id").where("demo", "=", 1);
  const [found] = await demo.unionAll(demoConsejos).limit(1).execute();
  if (!found) return;
  const { TEXTOS } = await import("./0032_textos_del_sitio/textos");
  const updated_at = new Date().toISOString();
  await db
    .insertInto("ajustes")
    .values(Object.entries(TEXTOS).map(([clave, valor]) => ({ clave, valor, updated_at })))
    .onConflict((conflict) => conflict.column("clave").doNothing())
    .execute();
}
