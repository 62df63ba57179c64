import { expect, it } from "vitest";
import { submitTools } from "~/actions/borrador-page.server";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { KINDS, PUBLISHED_KINDS } from "~/domain/kinds.server";
import { loader } from "~/routes/borrador.$token";
import { discardAs, listPapelera, restoreAs } from "~record/papelera/papelera.server";
import { findEnlace } from "~record/publicacion/enlaces.server";
import { publishDue } from "~record/publicacion/publish-due.server";
import { addConsejo, addPagina, addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { visitorArgs } from "../support/route-account";

const db = testDatabase(async (database) => {
  await seedBaseline(database);
  await addProducto("a", { estado: "draft", category: "", price: "9 €", pros: '["Ligera"]' });
  await addConsejo("a", { estado: "draft" });
  await addPagina("a", { estado: "draft" });
});
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const ITEMS = [
  { tipo: "producto", id: "p-a", table: "productos" },
  { tipo: "consejo", id: "c-a", table: "consejos" },
  { tipo: "pagina", id: "g-a", table: "paginas" },
] as const;

/** @returns the address to which the answer redirects */
async function press(item: (typeof ITEMS)[number], intent: string) {
  const { tipo, id } = item;
  const form = new FormData();
  form.set("intent", intent);
  const request = new Request("http://localhost/");
  const answer = await submitTools({ tipo, id }, { form, request }, ANA);
  return answer.headers.get("Location") ?? "";
}

/** @returns the page's data or, for a thrown answer, its status and address */
async function open(address: string) {
  const args = visitorArgs(address, { token: address.replace("/borrador/", "") });
  const answer = await loader(args).catch((error) => error);
  if (answer instanceof Response) return [answer.status, answer.headers.get("Location")];
  return answer.data;
}

it.each(ITEMS)(
  "a link shows the draft of a $tipo until it is taken back or another is made",
  async (item) => {
    const first = await press(item, "compartir");
    expect(first).toMatch(/^\/borrador\/[\w-]{32}$/);
    expect(await open(first)).toMatchObject({ [item.tipo]: { id: item.id }, editor: undefined });
    const rows = await db.database().read.selectFrom("enlaces_borrador").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first.slice("/borrador/".length));
    const second = await press(item, "compartir");
    expect(await open(first)).toEqual([404, null]);
    expect(await open(second)).toMatchObject({ [item.tipo]: { id: item.id } });
    expect(await press(item, "dejar")).toBe(`/admin/${item.table}/${item.id}`);
    expect(await open(second)).toEqual([404, null]);
  },
);

it.each(ITEMS)(
  "the link of a $tipo ends when that is published, also for the draft that it becomes again",
  async (item) => {
    const link = await press(item, "compartir");
    const write = db.database().writer;
    await write.updateTable(item.table).set({ estado: "published" }).execute();
    expect(await open(link)).toEqual([404, null]);
    await write.updateTable(item.table).set({ estado: "draft" }).execute();
    expect(await open(link)).toEqual([404, null]);
    expect(await findEnlace(item)).toBeNull();
  },
);

it.each(ITEMS)("the link of a $tipo ends when its hour of publication comes", async (item) => {
  const link = await press(item, "compartir");
  const imageurl = "https://fotos.test/a.jpg";
  const whole = {
    producto: { category: "mobiliario", imageurl },
    consejo: { imagen: imageurl },
    pagina: {},
  }[item.tipo];
  const planned = { ...whole, programado_at: "2026-01-01T00:00:00.000Z" };
  await db.database().writer.updateTable(item.table).set(planned).execute();
  await publishDue(PUBLISHED_KINDS);
  const { estado } = await db
    .database()
    .read.selectFrom(item.table)
    .select("estado")
    .executeTakeFirstOrThrow();
  expect(estado).toBe("published");
  await db.database().writer.updateTable(item.table).set({ estado: "draft" }).execute();
  expect(await open(link)).toEqual([404, null]);
});

it.each(ITEMS)(
  "the link of a $tipo does not come back with it from the trash",
  async ({ tipo, id }) => {
    const item = { tipo, id };
    const link = await press({ ...ITEMS[0], ...item } as (typeof ITEMS)[number], "compartir");
    await discardAs(KINDS[item.tipo], item.id, ANA);
    expect(await open(link)).toEqual([404, null]);
    const [papel] = (await listPapelera()).items;
    expect(await restoreAs(KINDS, papel?.id ?? "", ANA)).toBe("papelera.recuperado");
    expect(await open(link)).toEqual([404, null]);
    expect(await findEnlace(item)).toBeNull();
  },
);

it("a link ends after thirty days, and a draft that is called otherwise keeps its own", async () => {
  const [item] = ITEMS;
  const link = await press(item, "compartir");
  await db.database().writer.updateTable("productos").set({ id: "B000000001" }).execute();
  expect(await open(link)).toMatchObject({ producto: { id: "B000000001" } });
  const end = await findEnlace({ tipo: "producto", id: "B000000001" });
  const days = (Date.parse(end ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  const past = { expires_at: new Date(Date.now() - 1).toISOString() };
  await db.database().writer.updateTable("enlaces_borrador").set(past).execute();
  expect(await open(link)).toEqual([404, null]);
});

it("a copy is a draft of its own, without the price that nobody has looked at", async () => {
  const [producto, consejo] = ITEMS;
  for (const item of [producto, producto, consejo]) {
    expect(await press(item, "duplicar")).toMatch(new RegExp(`^/admin/${item.table}/`));
  }
  const copies = await db
    .database()
    .read.selectFrom("productos")
    .selectAll()
    .where("slug", "like", "a-copia%")
    .orderBy("slug")
    .execute();
  const same = { title: "Producto a (copia)", pros: '["Ligera"]', estado: "draft" };
  expect(copies).toMatchObject([
    { ...same, slug: "a-copia", price: null, precio_comprobado_at: null, destacado_home: 0 },
    { ...same, slug: "a-copia-2" },
  ]);
  const articles = db.database().read.selectFrom("consejos").selectAll().orderBy("slug");
  expect(await articles.execute()).toMatchObject([
    { slug: "a" },
    { slug: "a-copia", titulo: "Consejo a (copia)", estado: "draft", published_at: null },
  ]);
});
