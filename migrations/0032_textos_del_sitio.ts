import { type Kysely, sql } from "kysely";
import { demoTextos } from "~db/demo/textos";

/** The texts of the demo stood in the program; a site that has its catalogue keeps them, and only that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An empty value meant that nobody had set one; now it means that the owner wants none.
  await sql`delete from ajustes where valor = ''`.execute(db);
  const now = new Date().toISOString();
  for (const [clave, valor] of Object.entries(demoTextos)) {
    await sql`
      insert into ajustes (clave, valor, updated_at)
      select ${clave}, ${valor}, ${now}
      where exists (select 1 from productos where demo = 1)
        or exists (select 1 from consejos where demo = 1)
      on conflict (clave) do nothing`.execute(db);
  }
}
