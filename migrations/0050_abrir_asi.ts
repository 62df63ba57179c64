import { type Kysely, sql } from "kysely";

const REASON = "Ya estaba abierto cuando los datos legales empezaron a hacer falta para abrir.";

/** Migration 0046 gives this page to every site. */
const OF_EVERY_SITE = "pagina-accesibilidad";

/** A public site opens with its legal data; one that shows something of its owner's own is open, and stays so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ajustes (clave, valor, updated_at)
    select 'abrir_asi', ${REASON}, ${new Date().toISOString()}
    where exists (select 1 from productos where estado = 'published' and demo = 0
      union all select 1 from consejos where estado = 'published' and demo = 0
      union all select 1 from paginas
        where estado = 'published' and id <> ${OF_EVERY_SITE})
    and (select count(*) from ajustes where trim(valor) <> ''
      and clave in ('titular', 'nif', 'direccion', 'email', 'telefono')) < 5
    on conflict do nothing`.execute(db);
}
