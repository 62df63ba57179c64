import { type Kysely, sql } from "kysely";

const CONTENIDO = `Este sitio está hecho para que cualquiera pueda leerlo y usarlo. Aquí se dice qué puedes esperar y cómo avisar si algo falla.

## Qué puedes esperar
- Las páginas se leen y se usan también sin JavaScript, formularios incluidos.
- A todo se llega con el teclado, y se ve en qué elemento estás.
- Los textos y los botones contrastan con su fondo, en claro y en oscuro, y las páginas se pueden ampliar.
- Los títulos, las listas, las tablas y los campos llevan sus nombres en el código, para lectores de pantalla y navegadores de texto.
- «Modo ligero», al pie, hace que las páginas pesen menos.

## Qué no depende de esto
Las tiendas y las demás páginas a las que llevan los enlaces son de otros. Una imagen puede tener un texto alternativo pobre o ninguno. Esta página no es una certificación.

## Si algo te lo pone difícil
Cuéntalo en [Contacto](/contacto): en qué página estabas, qué querías hacer y con qué navegador o ayuda.`;

const ESCRITA = "2026-11-28T00:00:00.000Z";

/** A page of the owner's own from now on. Where one has this address, or had it, it stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into paginas (id, slug, titulo, contenido, created_at, updated_at)
    select 'pagina-accesibilidad', 'accesibilidad', 'Accesibilidad', ${CONTENIDO}, ${ESCRITA}, ${ESCRITA}
    where not exists (select 1 from paginas where slug = 'accesibilidad')
      and not exists (select 1 from slugs_antiguos where tipo = 'pagina' and slug = 'accesibilidad')
  `.execute(db);
}
