import { describe, expect, it } from "vitest";
import { KINDS, PUBLISHED_KINDS } from "~/domain/kinds.server";
import { RefusedActError } from "~/http/results/refused-act";
import { database } from "~db/client.server";
import { listNoPublicados } from "~features/escritorio/no-publicados.server";
import { findAdminPage } from "~nouns/consejos/queries/consejos-admin.server";
import { findUnused } from "~nouns/imagenes/queries/biblioteca.server";
import { findUsos } from "~nouns/imagenes/queries/usos.server";
import { listPaginas } from "~nouns/paginas/paginas.server";
import { setDestacado } from "~nouns/productos/queries/change-productos.server";
import { changePrecios } from "~nouns/productos/queries/precio-comprobado.server";
import { findPage } from "~nouns/productos/queries/productos-admin.server";
import { parseFiltroProductos } from "~nouns/productos/rules/lista-admin";
import { discardAs, listPapelera, purgePapelera } from "~record/papelera/papelera.server";
import * as pendientes from "~record/pendientes/pendientes.server";
import { publishPendientesDue } from "~record/pendientes/publish-pendientes.server";
import { changeMany } from "~record/publicacion/change-many.server";
import { findEnlace, shareBorrador } from "~record/publicacion/enlaces.server";
import { listProgramadosOf } from "~record/publicacion/programados.server";
import type { TipoPublicable } from "~record/tipos/tipo";
import { siteDatabase } from "../../../support/database";
import { restoreNewest } from "../../../support/records";
import { changeRows, insertRows, readRows, write } from "../../../support/stored";
import { addConsejo, addPagina, addProducto } from "../../catalogo";

const PICTURE = "https://fotos.test/a.jpg";
const db = siteDatabase(async () => {
  await addProducto("a", { imageurl: PICTURE, price: "9 €" });
  await addConsejo("a", { imagen: PICTURE });
  await addPagina("a");
});
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const LEO = { id: "leo", email: "leo@ejemplo.es" };
const AT = "2026-12-02T09:30:00.000Z";
const NOW = new Date("2026-12-02T09:30:02.000Z");
const IDS = { producto: "p-a", consejo: "c-a", pagina: "g-a" };
const TABLES = { producto: "productos", consejo: "consejos", pagina: "paginas" } as const;

const readRow = (tipo: TipoPublicable, id = IDS[tipo]) =>
  database().read.selectFrom(TABLES[tipo]).selectAll().where("id", "=", id).executeTakeFirst();

const contentVersion = async () =>
  (await db.database().read.selectFrom("content_version").select("version").executeTakeFirst())
    ?.version;

const read = (tipo: TipoPublicable) => pendientes.readPendienteOf(KINDS[tipo], IDS[tipo]);

type More = Partial<pendientes.Seen> & { hour?: object; actor?: typeof ANA };

/** Saves columns as changes, as a form opened at this moment would. */
async function keep(
  tipo: TipoPublicable,
  columns: object,
  { hour, actor = ANA, ...seen }: More = {},
) {
  const [row, open] = [await readRow(tipo), await read(tipo)];
  const shown = { id: IDS[tipo], version: open?.version ?? row?.version ?? 0, vivo: row?.version };
  return write((trx) =>
    pendientes.savePendiente(
      trx,
      KINDS[tipo],
      { ...shown, ...seen },
      {
        columns: { ...columns },
        hour,
        actor,
      },
    ),
  );
}

const publish = (tipo: TipoPublicable) =>
  write((trx) => pendientes.publishPendiente(trx, KINDS[tipo], IDS[tipo], { actor: ANA }));

const all = () => readRows("cambios_pendientes");

const TITLED = [
  { tipo: "producto", titled: { title: "Nuevo" } },
  { tipo: "consejo", titled: { titulo: "Nuevo" } },
  { tipo: "pagina", titled: { titulo: "Nuevo" } },
] as const;

it.each(TITLED)(
  "changes of a $tipo leave the site as it is until they are published",
  async ({ tipo, titled }) => {
    const [row, version] = [await readRow(tipo), await contentVersion()];
    expect(await keep(tipo, titled)).toMatchObject({ outcome: "saved" });
    expect(await keep(tipo, { ...titled, seo_titulo: "Otro" })).toMatchObject({ outcome: "saved" });
    expect([await readRow(tipo), await contentVersion()]).toEqual([row, version]);
    expect((await read(tipo))?.cambios).toEqual({ ...titled, seo_titulo: "Otro" });
    expect(await publish(tipo)).toMatchObject({ outcome: "saved" });
    const now = { ...titled, seo_titulo: "Otro", version: 2, estado: "published" };
    expect(await readRow(tipo)).toMatchObject(now);
    expect(await all()).toEqual([]);
    const log = database().read.selectFrom("audit_log").select("action").orderBy("id");
    expect((await log.execute()).map(({ action }) => action)).toEqual([
      ...["cambios.guardados", "cambios.guardados", `${tipo}.editado`, "cambios.publicados"],
    ]);
  },
);

it("the lists mark what has changes that wait", async () => {
  const marks = async () => {
    const productos = await findPage(parseFiltroProductos(new URLSearchParams()));
    const consejos = await findAdminPage({ q: "", pagina: 1 });
    const [pagina] = await listPaginas();
    const listed = [productos.items[0]?.hasPendiente, consejos.items[0]?.hasPendiente];
    return [...listed, pagina?.pendiente];
  };
  expect(await marks()).toEqual([false, false, 0]);
  for (const { tipo, titled } of TITLED) await keep(tipo, titled);
  expect(await marks()).toEqual([true, true, 1]);
});

it("one set of changes waits for a row, and the second of two who begin at once is told", async () => {
  const { version } = (await readRow("consejo")) ?? {};
  const both = await Promise.all(
    [ANA, LEO].map((actor) => keep("consejo", { titulo: actor.id }, { version, actor })),
  );
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "saved"]);
  expect(await all()).toHaveLength(1);
  expect(await keep("consejo", { titulo: "Otra" }, { version: 7 })).toEqual({
    outcome: "conflict",
  });
});

describe("while changes wait", () => {
  const touches: [string, () => Promise<unknown>, object][] = [
    [
      "a price list",
      () => changePrecios([{ id: "p-a", antes: "9 €", precio: "12 €" }], LEO),
      { price: "12 €" },
    ],
    [
      "an import",
      async () => {
        await insertRows("importaciones", { id: "i" });
        const writing = { importacion: "i" };
        return write((trx) =>
          KINDS.producto.update(trx, { id: "p-a" }, { pros: ["Ligera"] }, writing),
        );
      },
      { pros: '["Ligera"]' },
    ],
    [
      "a change of many",
      () =>
        changeMany(
          KINDS.producto,
          { accion: "categoria", ids: ["p-a"], categoria: "bano-higiene" },
          LEO,
        ),
      { category: "bano-higiene" },
    ],
    [
      "the switch of the home page",
      () => setDestacado("p-a", "destacar", LEO),
      { destacado_home: 1 },
    ],
    [
      "another slug",
      () =>
        write((trx) =>
          KINDS.producto.update(trx, { id: "p-a" }, { slug: "otra-direccion" }, { actor: LEO }),
        ),
      { slug: "otra-direccion" },
    ],
  ];

  it.each(touches)(
    "%s reaches the public row and stays when they are published",
    async (_, touch, now) => {
      await keep("producto", { title: "Nuevo" });
      await touch();
      const open = await read("producto");
      expect(open?.row).toMatchObject({ ...now, title: "Nuevo" });
      expect(open?.conflictos).toEqual([]);
      const { destacado_home, ...inForm }: Record<string, unknown> = { ...now };
      expect(open?.ajenos).toEqual(inForm);
      expect(await publish("producto")).toMatchObject({ outcome: "saved" });
      expect(await readRow("producto")).toMatchObject({ ...now, title: "Nuevo" });
    },
  );

  it("a relation stays, and a new identifier takes them along", async () => {
    await addProducto("b");
    await keep("producto", { title: "Nuevo" });
    await insertRows("productos_relacionados", {
      ...{ producto_id: "p-a", producto_relacionado_id: "p-b", orden: 1 },
    });
    const link = await shareBorrador({ tipo: "producto", id: "p-a" }, ANA);
    await write((trx) =>
      KINDS.producto.update(trx, { id: "p-a" }, { id: "B0DEMO9999" }, { actor: LEO }),
    );
    expect(await all()).toMatchObject([{ id: "B0DEMO9999" }]);
    expect(link).not.toBe("");
    expect(await findEnlace({ tipo: "producto", id: "B0DEMO9999" })).not.toBeNull();
    await write((trx) =>
      pendientes.publishPendiente(trx, KINDS.producto, "B0DEMO9999", { actor: ANA }),
    );
    expect(await readRow("producto", "B0DEMO9999")).toMatchObject({ title: "Nuevo" });
    const relations = database().read.selectFrom("productos_relacionados").selectAll();
    expect(await relations.execute()).toMatchObject([{ producto_id: "B0DEMO9999" }]);
    expect(await all()).toEqual([]);
  });

  it("an identifier that they change themselves is published with them", async () => {
    await keep("producto", { id: "B0DEMO9999" });
    expect(await publish("producto")).toMatchObject({ outcome: "saved", id: "B0DEMO9999" });
    expect(await readRow("producto")).toBeUndefined();
    expect(await all()).toEqual([]);
  });
});

describe("a field that both sides changed", () => {
  const clash = async () => {
    await keep("producto", { price: "7 €", title: "Nuevo" });
    await changePrecios([{ id: "p-a", antes: "9 €", precio: "12 €" }], LEO);
  };

  it("is asked for, and nothing is published before", async () => {
    await clash();
    expect(await publish("producto")).toEqual({ outcome: "elegir" });
    expect(await readRow("producto")).toMatchObject({ price: "12 €", title: "Producto a" });
    expect((await read("producto"))?.conflictos).toEqual(["price"]);
    // Saving again without choosing a side does not solve the conflict.
    await keep("producto", { price: "7 €", title: "Nuevo" });
    expect((await read("producto"))?.conflictos).toEqual(["price"]);
  });

  it.each([
    { side: "pendiente" as const, price: "7,00 €" },
    { side: "publicado" as const, price: "12 €" },
  ])("gets the chosen value: $side", async ({ side, price }) => {
    await clash();
    await keep("producto", { price: "7 €", title: "Nuevo" }, { elegidos: { price: side } });
    expect(await publish("producto")).toMatchObject({ outcome: "saved" });
    expect(await readRow("producto")).toMatchObject({ price, title: "Nuevo" });
  });

  it("is asked for again where it has changed since the choice was shown", async () => {
    await clash();
    const vivo = (await readRow("producto"))?.version;
    await changePrecios([{ id: "p-a", antes: "12 €", precio: "15 €" }], LEO);
    await keep("producto", { price: "7 €" }, { vivo, elegidos: { price: "pendiente" } });
    expect(await publish("producto")).toEqual({ outcome: "elegir" });
  });

  it("is none where the form was drawn with the new value and leaves it", async () => {
    await keep("producto", { title: "Nuevo" });
    await changePrecios([{ id: "p-a", antes: "9 €", precio: "12 €" }], LEO);
    await keep("producto", { title: "Nuevo", price: "12 €" });
    await changePrecios([{ id: "p-a", antes: "12 €", precio: "15 €" }], LEO);
    expect(await publish("producto")).toMatchObject({ outcome: "saved" });
    expect(await readRow("producto")).toMatchObject({ title: "Nuevo", price: "15 €" });
  });

  it("is none for a form that was drawn before, and sends the old value as it was", async () => {
    await keep("producto", { title: "Nuevo" });
    const vivo = (await readRow("producto"))?.version;
    await changePrecios([{ id: "p-a", antes: "9 €", precio: "12 €" }], LEO);
    await keep("producto", { title: "Nuevo", price: "9 €" }, { vivo });
    expect(await publish("producto")).toMatchObject({ outcome: "saved" });
    expect(await readRow("producto")).toMatchObject({ title: "Nuevo", price: "12 €" });
  });
});

describe("at the hour of changes", () => {
  const planned = { hour: { programado_at: AT, programado_por: "ana" } };

  it("they are published once, for two that look at once", async () => {
    await keep("consejo", { titulo: "Nuevo" }, planned);
    await publishPendientesDue(PUBLISHED_KINDS, new Date("2026-12-02T09:29:59.999Z"));
    expect(await readRow("consejo")).toMatchObject({ titulo: "Consejo a", version: 1 });
    expect(await listProgramadosOf(PUBLISHED_KINDS, "ana")).toEqual([{ titulo: "Nuevo", at: AT }]);
    await Promise.all([1, 2].map(() => publishPendientesDue(PUBLISHED_KINDS, NOW)));
    expect(await readRow("consejo")).toMatchObject({ titulo: "Nuevo", version: 2 });
    expect(await all()).toEqual([]);
  });

  it.each([
    {
      why: "a field has two new values",
      touch: () => ({ titulo: "Otro" }),
      told: "«Título» también ha cambiado en lo publicado",
    },
    { why: "the row is a draft", touch: () => ({ estado: "draft" }), told: "Ya no está publicado" },
  ])("they stay where $why, and the desk says so until they are saved again", async (given) => {
    await keep("consejo", { titulo: "Nuevo" }, planned);
    await write((trx) => KINDS.consejo.update(trx, { id: "c-a" }, given.touch(), { actor: LEO }));
    const before = await readRow("consejo");
    await publishPendientesDue(PUBLISHED_KINDS, NOW);
    expect(await readRow("consejo")).toEqual(before);
    expect(await listNoPublicados()).toMatchObject([
      { text: "Nuevo", href: "/admin/consejos/c-a", why: expect.stringContaining(given.told) },
    ]);
    await keep("consejo", { titulo: "Nuevo" });
    expect(await listNoPublicados()).toEqual([]);
  });

  it("they stay where their address is another's by then", async () => {
    await keep("consejo", { slug: "b" }, planned);
    await addConsejo("b");
    await publishPendientesDue(PUBLISHED_KINDS, NOW);
    expect(await readRow("consejo")).toMatchObject({ slug: "a" });
    expect(await listNoPublicados()).toMatchObject([{ why: expect.stringContaining("Publicar") }]);
  });

  it("they stay where the law forbids the text", async () => {
    await keep("consejo", { contenido: "Recomendamos una silla R44." }, planned);
    await publishPendientesDue(PUBLISHED_KINDS, NOW);
    expect(await listNoPublicados()).toMatchObject([{ why: expect.stringContaining("R44") }]);
  });

  it("they stay where the rights of whoever planned it have ended", async () => {
    await insertRows("profiles", { id: "ana", is_admin: 1, admin_type: "contributor" });
    await keep("consejo", { titulo: "Nuevo" }, planned);
    const own = changeRows("profiles", { is_admin: 0, admin_type: null });
    await own;
    await publishPendientesDue(PUBLISHED_KINDS, NOW);
    expect(await readRow("consejo")).toMatchObject({ titulo: "Consejo a" });
    const why = expect.stringContaining("ya no publica");
    expect(await listNoPublicados()).toMatchObject([{ text: "Nuevo", why }]);
  });

  it("they stay where whoever planned it only writes by now", async () => {
    await insertRows("profiles", { id: "ana", is_admin: 1, admin_type: "contributor" });
    await keep("consejo", { titulo: "Nuevo" }, planned);
    await changeRows("profiles", { admin_type: "writer" }, { id: "ana" });
    await publishPendientesDue(PUBLISHED_KINDS, NOW);
    expect(await readRow("consejo")).toMatchObject({ titulo: "Consejo a" });
    expect(await all()).toMatchObject([{ programado_at: null }]);
  });

  it("their price was seen on the day on which it was typed", async () => {
    await keep("producto", { price: "8,00 €" }, planned);
    const [{ updated_at = "" } = {}] = await all();
    const later = new Date("2090-01-01T00:00:00.000Z");
    await publishPendientesDue(PUBLISHED_KINDS, later);
    expect(await readRow("producto")).toMatchObject({
      price: "8,00 €",
      precio_comprobado_at: updated_at,
    });
  });
});

it("a form that changes nothing leaves nothing to wait", async () => {
  const same = await readRow("consejo");
  await keep("consejo", { titulo: same && "titulo" in same ? same.titulo : "" });
  expect(await all()).toEqual([]);
});

describe("the trash", () => {
  const planned = { hour: { programado_at: AT, programado_por: "ana" } };

  it.each(TITLED)(
    "takes the changes of a $tipo along and brings them back",
    async ({ tipo, titled }) => {
      await keep(tipo, titled, planned);
      const [before] = await all();
      await discardAs(KINDS[tipo], IDS[tipo], ANA);
      expect(await all()).toEqual([]);
      expect(await restoreNewest(ANA)).toBe("papelera.recuperado");
      expect(await all()).toEqual([{ ...before, programado_at: null }]);
      await publishPendientesDue(PUBLISHED_KINDS, NOW);
      expect((await read(tipo))?.cambios).toEqual(titled);
      expect(await publish(tipo)).toMatchObject({ outcome: "saved" });
    },
  );

  it("ends them where it is emptied, and leaves those of another kind with the same id", async () => {
    await addPagina("b", { id: "c-a" });
    IDS.pagina = "c-a";
    await keep("pagina", { titulo: "Otra" });
    IDS.pagina = "g-a";
    await keep("consejo", { titulo: "Nuevo" });
    await discardAs(KINDS.consejo, "c-a", ANA);
    expect(await all()).toMatchObject([{ tipo: "pagina", titulo: "Otra" }]);
    await write((trx) => purgePapelera(trx, new Date("2099-01-01")));
    expect((await listPapelera()).items).toEqual([]);
    expect(await all()).toHaveLength(1);
  });
});

it("a picture that only waiting changes show is in use, also in the trash", async () => {
  const sha = "a".repeat(64);
  await insertRows("media", { sha });
  expect(await findUnused([sha])).toHaveLength(1);
  await keep("consejo", { contenido: `Texto.\n\n![Cuna](/media/${sha})`, titulo: "Nuevo" });
  expect(await findUnused([sha])).toEqual([]);
  const usos = (await findUsos([sha])).get(sha);
  expect(usos).toEqual([{ tipo: "consejo", id: "c-a", titulo: "Nuevo" }]);
  await discardAs(KINDS.consejo, "c-a", ANA);
  expect(await findUnused([sha])).toEqual([]);
});

describe("the link that shows changes", () => {
  const item = { tipo: "consejo", id: "c-a" } as const;

  it("outlives another save, also of what is public", async () => {
    await keep("consejo", { titulo: "Nuevo" });
    await shareBorrador(item, ANA);
    await keep("consejo", { titulo: "Más nuevo" });
    await write((trx) =>
      KINDS.consejo.update(trx, { id: "c-a" }, { estado: "published" }, { actor: LEO }),
    );
    expect(await findEnlace(item)).not.toBeNull();
  });

  it.each([
    { end: "published", act: () => publish("consejo") },
    {
      end: "discarded",
      act: async () =>
        pendientes.discardPendiente(item, (await read("consejo"))?.version ?? 0, ANA),
    },
    { end: "thrown away", act: () => discardAs(KINDS.consejo, "c-a", ANA) },
  ])("ends when they are $end", async ({ act }) => {
    await keep("consejo", { titulo: "Nuevo" });
    await shareBorrador(item, ANA);
    await act();
    expect(await all()).toEqual([]);
    expect(await findEnlace(item)).toBeNull();
  });

  it("is not made for a row that is public and has no changes", async () => {
    await expect(shareBorrador(item, ANA)).rejects.toThrow(RefusedActError);
    expect(await findEnlace(item)).toBeNull();
  });
});

it("changes that somebody saved since are not discarded", async () => {
  await keep("consejo", { titulo: "Nuevo" });
  const version = (await read("consejo"))?.version ?? 0;
  await keep("consejo", { titulo: "Más nuevo" });
  expect(await pendientes.discardPendiente({ tipo: "consejo", id: "c-a" }, version, LEO)).toBe(
    false,
  );
  expect(await all()).toHaveLength(1);
});
