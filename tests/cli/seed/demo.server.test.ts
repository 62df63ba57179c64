import { describe, expect, it } from "vitest";
import { removeDemo, seedDemo } from "~/cli/seed/demo.server";
import { generate } from "~/cli/seed/generate.server";
import { readGuardados } from "~nouns/ajustes/ajustes.server";
import { changeAjustes } from "~nouns/ajustes/ajustes-versions.server";
import { updateCategoria } from "~nouns/categorias/queries/write-categorias.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { siteDatabase } from "../../support/database";
import { demoConsejos, demoProductos } from "../../support/demo";
import { changeRows, deleteRows, write } from "../../support/stored";
import { renameTipo } from "../../support/tipos";

const db = siteDatabase(async (database) => {
  await generate(database, { productos: 7, consejos: 1 });
});
const ALL = { productos: demoProductos.length, consejos: demoConsejos.length };
const ownId = "B0G0000000";
const ANA = { id: "ana", email: "ana@ejemplo.es" };

const featured = async () => {
  const query = db.database().read.selectFrom("productos").select("id");
  return (await query.where("destacado_home", "=", 1).execute()).map(({ id }) => id);
};

describe("seedDemo on a site in use", () => {
  it("adds all once, and nothing the second time", async () => {
    expect(await seedDemo(db.database())).toEqual(ALL);
    expect(await seedDemo(db.database())).toEqual({ productos: 0, consejos: 0 });
    expect(await featured()).toHaveLength(6);
    expect(await removeDemo(db.database())).toEqual(ALL);
  });

  it("goes with the versions of what was edited, and leaves those of others", async () => {
    await seedDemo(db.database());
    const demoId = (await featured())[0] ?? "";
    await write(async (trx) => {
      for (const id of [demoId, ownId]) await updateProducto(trx, { id }, { price: "9 €" });
    });
    await removeDemo(db.database());
    const kept = db.database().read.selectFrom("versiones").select("item_id").distinct();
    expect(await kept.execute()).toEqual([{ item_id: ownId }]);
  });

  it("goes with its pictures, but for those that something of the owner's shows", async () => {
    const ofDemo = async () => {
      const query = db.database().read.selectFrom("media").select("sha");
      return (await query.where("origen", "=", "demo").execute()).map(({ sha }) => sha);
    };
    const before = await ofDemo();
    await seedDemo(db.database());
    const [main, old, more] = (await ofDemo()).filter((sha) => !before.includes(sha));
    const show = (imageurl: string, imagenes: string[]) =>
      write((trx) => updateProducto(trx, { id: ownId }, { imageurl, imagenes }));
    await show(`/media/${old}`, []);
    await show(`/media/${main}`, [`/media/${more}`]);
    await removeDemo(db.database());
    expect((await ofDemo()).sort()).toEqual([...before, main, old, more].sort());
  });

  it("takes its texts along, but for those that the owner has changed", async () => {
    await seedDemo(db.database());
    expect((await readGuardados(db.database().read)).nombre).toBe("Mimbre");
    const pieDeSoria = { seccion: "textos", values: { pie: "Medimos en Soria." } } as const;
    await write((trx) => changeAjustes(trx, { ...pieDeSoria, actor: ANA }));
    await removeDemo(db.database());
    const { pie, ...rest } = await readGuardados(db.database().read);
    expect(pie).toBe("Medimos en Soria.");
    expect(JSON.stringify(rest)).not.toMatch(/Mimbre|Madrid|probamos/);
  });

  it("takes its texts of the kinds of articles along, but for one that the owner has changed", async () => {
    const textos = async () => {
      const query = db.database().read.selectFrom("tipos_consejo").select(["slug", "descripcion"]);
      const rows = await query.where("descripcion", "<>", "").orderBy("slug").execute();
      return rows.map((row) => row.slug);
    };
    expect(await textos()).toEqual([]);
    await seedDemo(db.database());
    expect(await textos()).toHaveLength(5);
    const tipos = db.database().read.selectFrom("tipos_consejo").select(["id", "nombre"]);
    const sueno = await tipos.where("slug", "=", "sueno").executeTakeFirstOrThrow();
    await renameTipo({ ...sueno, descripcion: "De noche." });
    await removeDemo(db.database());
    expect(await textos()).toEqual(["sueno"]);
  });

  it("takes its texts of the categories along, but for one that the owner has changed", async () => {
    const textos = async () => {
      const query = db.database().read.selectFrom("categorias").select(["slug", "como_elegir"]);
      const rows = await query.where("como_elegir", "<>", "").orderBy("slug").execute();
      return rows.map((row) => [row.slug, row.como_elegir]);
    };
    const own = ["bano-higiene", "Mide el hueco."] as const;
    const baths = async () => {
      const all = db.database().read.selectFrom("categorias").selectAll();
      const { id, version, nombre, slug, descripcion, ...row } = await all
        .where("slug", "=", own[0])
        .executeTakeFirstOrThrow();
      const { imagen_url, parent_id, en_que_nos_fijamos } = row;
      const campos = { nombre, slug, descripcion, imagen_url, parent_id, en_que_nos_fijamos };
      const changed = { ...campos, como_elegir: own[1] };
      await write((trx) => updateCategoria(trx, { id, version }, changed));
    };
    await seedDemo(db.database());
    expect(await textos()).toHaveLength(9);
    await baths();
    await changeRows("categorias", { slug: "paseos" }, { slug: "paseo-viaje" });
    await removeDemo(db.database());
    expect(await textos()).toEqual([own]);
    await seedDemo(db.database());
    expect(await textos()).toContainEqual(own);
  });

  it("leaves out what the owner has taken from a sheet, and brings its products", async () => {
    const fichas = () =>
      db.database().read.selectFrom("productos").select("ficha").where("demo", "=", 1).execute();
    const peso = "peso-paseoviaje";
    await deleteRows("datos", { id: peso });
    expect(await seedDemo(db.database())).toEqual(ALL);
    const texts = (await fichas()).map(({ ficha }) => ficha);
    expect(texts.filter((ficha) => ficha.includes("ancho-paseoviaje")).length).toBeGreaterThan(3);
    expect(texts.filter((ficha) => ficha.includes(peso))).toEqual([]);
  });

  it("keeps the owner's featured product and fills only the room beside it", async () => {
    await changeRows("productos", { destacado_home: 1 }, { id: ownId });
    expect(await seedDemo(db.database())).toEqual(ALL);
    expect(await featured()).toHaveLength(6);
    expect(await featured()).toContain(ownId);
  });

  it("leaves out what the owner has under the same slug, and relates the owner's instead", async () => {
    const target = demoProductos.find(({ relacionados }) => relacionados.length > 0);
    const slug = target?.relacionados[0] ?? "";
    const advice = demoConsejos[0]?.slug ?? "";
    await write(async (trx) => {
      await trx.updateTable("productos").set({ slug }).where("id", "=", ownId).execute();
      await trx.updateTable("consejos").set({ slug: advice }).where("id", "=", "gen-0").execute();
    });
    expect(await seedDemo(db.database())).toEqual({
      productos: ALL.productos - 1,
      consejos: ALL.consejos - 1,
    });
    const related = await db
      .database()
      .read.selectFrom("productos_relacionados")
      .select("producto_relacionado_id")
      .where("producto_id", "=", target?.id ?? "")
      .execute();
    expect(related.map((row) => row.producto_relacionado_id)).toContain(ownId);
  });
});
