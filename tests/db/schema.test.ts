import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { PLAZOS } from "~base/plazos";
import { FEATURED_LIMIT } from "~nouns/productos/rules/producto";
import { siteDatabase } from "../support/database";

const db = siteDatabase();

const rows = async <Row>(query: string): Promise<Row[]> =>
  (await sql.raw<Row>(query).execute(db.database().writer)).rows;

const insertProducto = (id: string, more: Record<string, string> = {}) => {
  const values = {
    id: `'${id}'`,
    title: "'T'",
    titulo_folded: "'t'",
    slug: `'s-${id.toLowerCase()}'`,
    category: "'mobiliario'",
    rating: "4",
    created_at: "'2026-01-01T00:00:00.000Z'",
    updated_at: "'2026-01-01T00:00:00.000Z'",
    ...more,
  };
  return rows(
    `insert into productos (${Object.keys(values).join()}) values (${Object.values(values).join()})`,
  );
};

/** Tables whose rows no page for visitors shows. */
const SHOWN_ON_NO_PAGE = [
  ...["profiles", "credenciales", "admin_requests", "mfa_factors", "mfa_recovery_codes"],
  ...["sessions", "tokens", "attempt_limits", "primer_administrador", "mensajes", "correos"],
  ...["trabajos", "envios", "importaciones", "importacion_filas", "audit_log", "clics", "vistas"],
  ...["columnas_recordadas", "invitaciones", "llaves_de_acceso"],
  ...["borradores", "versiones", "content_version", "enlaces_borrador"],
  ...["cambios_pendientes", "redirecciones", "almacen_copias"],
  ...["revisiones", "observaciones"],
  // Left out, because triggers fill it from products, whose changes do count.
  "valores",
];

describe("schema", () => {
  it("has an index behind every foreign key, so that deletes do not scan", async () => {
    const missing = await rows(`
      select m.name, fk."from" as column from sqlite_master m, pragma_foreign_key_list(m.name) fk
      where m.type = 'table' and not exists (
        select 1 from pragma_index_list(m.name) il, pragma_index_info(il.name) ii
        where ii.seqno = 0 and ii.name = fk."from")
      and not exists (
        select 1 from pragma_table_info(m.name) ti where ti.name = fk."from" and ti.pk = 1)`);
    expect(missing).toEqual([]);
  });

  it("lets every id lead to its row, but for those that outlive it", async () => {
    const loose = await rows<{ name: string }>(`
      select m.name || '.' || ti.name as name from sqlite_master m, pragma_table_info(m.name) ti
      where m.type = 'table' and ti.name like '%\\_id' escape '\\'
      and not exists (select 1 from pragma_foreign_key_list(m.name) fk where fk."from" = ti.name)
      order by 1`);
    expect(loose.map(({ name }) => name)).toEqual([
      // The history still names its author when the account is gone.
      "audit_log.actor_id",
      // A trigger empties these; old versions and the trash still hold them.
      ...["consejos.autor_id", "consejos.revisor_id"],
      // The id of a mail, which this site makes for other mail servers.
      "correos.message_id",
      // The id as the file has it, for a product that this row may yet create.
      "importacion_filas.producto_id",
      // The flag must stay when the person is deleted.
      "primer_administrador.user_id",
      // These name rows of any table, by `tipo`, and may outlive them.
      "trayectoria.importacion_id",
      ...["versiones.actor_id", "versiones.importacion_id", "versiones.item_id"],
    ]);
  });

  it("has typed, strict tables only", async () => {
    const loose = await rows(`select name from pragma_table_list
      where type = 'table' and strict = 0 and schema = 'main'
      and name not like 'sqlite_%' and name not like 'kysely_%'`);
    expect(loose).toEqual([]);
  });

  it.each([
    ["a slug with a capital", { slug: "'Bad'" }],
    ["a slug with two hyphens", { slug: "'a--b'" }],
    ["a rating above 5", { rating: "5.1" }],
    ["a list that is no JSON array", { pros: "'{}'" }],
    ["a featured draft", { destacado_home: "1", estado: "'draft'" }],
    ["an unknown estado", { estado: "'secret'" }],
  ])("refuses %s", async (_, more) => {
    await expect(insertProducto("B0TEST0001", more)).rejects.toThrow(/CHECK/);
  });

  it.each(["nuevo", "Importar", "a b", "x".repeat(41)])("refuses the id %s", async (id) => {
    await expect(insertProducto(id, { slug: "'ok'" })).rejects.toThrow(/CHECK/);
  });

  it("refuses the id lote to new products and old ones", async () => {
    await expect(insertProducto("Lote")).rejects.toThrow("lote is no id");
    await insertProducto("LOTES");
    await expect(rows("update productos set id = 'LOTE'")).rejects.toThrow("lote is no id");
  });

  it("refuses a featured product past the limit of the domain, whoever writes", async () => {
    const featured = { estado: "'published'", destacado_home: "1" };
    for (let n = 1; n <= FEATURED_LIMIT; n++) await insertProducto(`P${n}`, featured);
    await expect(insertProducto("PASADO", featured)).rejects.toThrow("destacados_limite");
    await insertProducto("OTRO", { estado: "'published'" });
    await expect(rows("update productos set destacado_home = 1 where id = 'OTRO'")).rejects.toThrow(
      "destacados_limite",
    );
  });

  it("keeps categories two levels deep and free of circles", async () => {
    const update = (child: string, parent: string) =>
      rows(`update categorias set parent_id = 'cat-${parent}' where id = 'cat-${child}'`);
    await expect(update("alimentacion", "alimentacion")).rejects.toThrow();
    await expect(update("bano-higiene", "mobiliario")).rejects.toThrow("categoria_depth");
    await expect(update("alimentacion", "bano-higiene")).rejects.toThrow("categoria_depth");
    await update("ropa-calzado", "bano-higiene");
    await expect(update("bano-higiene", "ropa-calzado")).rejects.toThrow("categoria_depth");
    await expect(rows("delete from categorias where id = 'cat-alimentacion'")).rejects.toThrow(
      /FOREIGN KEY/,
    );
  });

  it("follows a product's new id through its relations and forgets them with it", async () => {
    for (const id of ["A1", "A2"]) await insertProducto(id);
    await rows("insert into productos_relacionados values ('A1', 'A2', 0)");
    await rows("update productos set id = 'A9' where id = 'A2'");
    expect(await rows("select producto_relacionado_id as id from productos_relacionados")).toEqual([
      { id: "A9" },
    ]);
    await expect(rows("insert into productos_relacionados values ('A1', 'A1', 0)")).rejects.toThrow(
      /CHECK/,
    );
    await rows("delete from productos where id = 'A9'");
    expect(await rows("select * from productos_relacionados")).toEqual([]);
  });

  it("keeps the audit log append-only", async () => {
    await rows("insert into audit_log (at, action) values (strftime('%Y-%m-%dT%H:%M:%fZ'), 'x')");
    await expect(rows("update audit_log set action = 'y'")).rejects.toThrow("append_only");
    await expect(rows("delete from audit_log")).rejects.toThrow("append_only");
  });

  it("lets the audit log lose what is past its period", async () => {
    const past = new Date(Date.now() - PLAZOS.historial * 24 * 60 * 60_000 - 1);
    await rows(`insert into audit_log (at, action) values ('${past.toISOString()}', 'x')`);
    await rows("delete from audit_log");
    expect(await rows("select * from audit_log")).toEqual([]);
  });

  it("lets there be one first main admin, once", async () => {
    const take = (user: string) =>
      rows(`insert into primer_administrador values (1, '${user}', '2026-01-01T00:00:00.000Z')`);
    await take("a");
    await expect(take("b")).rejects.toThrow(/UNIQUE/);
  });

  it("watches every table that pages of visitors show, so that kept ones never stay behind", async () => {
    const watched = await rows<{ name: string; events: number }>(`
      select m.name, (select count(*) from sqlite_master t where t.type = 'trigger'
        and t.tbl_name = m.name and t.sql like '%update content_version%') as events
      from sqlite_master m where m.type = 'table'
      and m.name not like 'sqlite%' and m.name not like 'busqueda%' and m.name not like 'kysely%'`);
    const unwatched = watched.filter(({ events }) => events < 3).map(({ name }) => name);
    expect(unwatched.filter((name) => !SHOWN_ON_NO_PAGE.includes(name))).toEqual([]);
    expect(SHOWN_ON_NO_PAGE.filter((name) => !unwatched.includes(name))).toEqual([]);
  });

  it("raises the content version with each change that visitors can see", async () => {
    const version = async () =>
      (await rows<{ version: number }>("select version from content_version"))[0]?.version ?? 0;
    const before = await version();
    await insertProducto("V1");
    const inserted = await version();
    await rows("update productos set title = 'Otro' where id = 'V1'");
    const updated = await version();
    await rows("delete from productos where id = 'V1'");
    expect([inserted > before, updated > inserted, (await version()) > updated]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
