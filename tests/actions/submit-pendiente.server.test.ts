import { describe, expect, it } from "vitest";
import { showBorrador } from "~/actions/borrador-page.server";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { openRecord } from "~/actions/open-record.server";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import type { SomeKind } from "~/actions/record-kind";
import { submitRecord } from "~/actions/submit-record.server";
import { loader as askDelete } from "~/routes/admin.$tipo.$id.eliminar";
import { database } from "~db/client.server";
import { addConsejo, addProducto } from "../domain/catalogo";
import { siteDatabase } from "../support/database";
import { routeAccount } from "../support/route-account";
import { readRows } from "../support/stored";
import { contextOf, flashOf, IMAGEN, refusalOf, submissionOf } from "./submitted";

siteDatabase(async () => {
  await addConsejo("a", { imagen: IMAGEN, categoria: "salud", extracto: "Corto." });
  await addProducto("a", { imageurl: IMAGEN, price: "9,00 €" });
});
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const LEO = { id: "leo", email: "leo@ejemplo.es" };
const ARTICLE = { address: "/admin/consejos/c-a", id: "c-a", kind: CONSEJO as SomeKind };
const PRODUCT = { address: "/admin/productos/p-a", id: "p-a", kind: PRODUCTO as SomeKind };

type Form = { address: string; id: string; kind: SomeKind; query?: string };

type Opened = ReturnType<typeof openRecord>;

/** Opens the page of the form, as its loader gives it. */
const open = ({ address, id, kind, query = "" }: Form) =>
  openRecord(kind)(
    {
      request: new Request(`http://sitio.test${address}${query}`),
      params: { id },
      context: contextOf(),
    },
    { person: ANA },
  ) as Promise<Awaited<ReturnType<Opened>> & { pendiente?: Waiting; notas?: unknown[] }>;

type Waiting = { vivo?: number; other: string } & Record<
  "cambios" | "ajenos" | "conflictos",
  object[]
>;

type Sent = { intent: string; actor?: typeof ANA } & Record<string, unknown>;

/** Sends the form that was opened, with these fields changed. */
async function send(form: Form, page: Awaited<ReturnType<typeof open>>, pressed: Sent) {
  const { actor = ANA, ...changed } = pressed;
  const { pendiente, version, stored } = page;
  const waiting = pendiente?.vivo === undefined ? {} : { pendiente: "1", vivo: pendiente.vivo };
  const all = Object.entries({ ...stored, ...waiting, version, ...changed });
  const fields = Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
  const sent = { ...submissionOf(fields, form.id, form.address), actor };
  const answer = await submitRecord(sent, form.kind);
  if ("data" in answer) return refusalOf(answer);
  const flash = await flashOf(answer);
  return { told: flash?.key, location: answer.headers.get("Location") };
}

const waiting = () => readRows("cambios_pendientes");
const article = () =>
  database().read.selectFrom("consejos").selectAll().where("id", "=", "c-a").executeTakeFirst();

it("an unfinished text is kept for later, and only publishing asks for the rest", async () => {
  const first = await open(ARTICLE);
  expect(first.pendiente).toBeUndefined();
  const kept = await send(ARTICLE, first, { intent: "pendiente", contenido: "", titulo: "Otro" });
  expect(kept).toMatchObject({ told: "cambios.guardados" });
  const second = await open(ARTICLE);
  expect(second.stored).toMatchObject({ titulo: "Otro", contenido: "", extracto: "Corto." });
  const refused = await send(ARTICLE, second, { intent: "publicar" });
  expect(refused).toMatchObject({
    status: 422,
    reply: { error: { contenido: ["El contenido es obligatorio"] } },
  });
  expect(await article()).toMatchObject({ titulo: "Consejo a", contenido: "Texto.", version: 1 });
  const done = await send(ARTICLE, second, { intent: "publicar", contenido: "Al fin." });
  expect(done).toMatchObject({ told: "cambios.publicados" });
  const now = { titulo: "Otro", contenido: "Al fin.", estado: "published", version: 2 };
  expect(await article()).toMatchObject(now);
  expect(await waiting()).toEqual([]);
});

it.each(["guardar", "publicar", "programar"])(
  "«%s» pressed twice is done once, and told as done",
  async (intent) => {
    await send(ARTICLE, await open(ARTICLE), { intent: "pendiente", titulo: "Otro" });
    const page = await open(ARTICLE);
    const sent = {
      intent,
      titulo: "Más",
      programado_at: intent === "programar" ? "2090-03-28T10:30" : "",
    };
    const answers = [await send(ARTICLE, page, sent), await send(ARTICLE, page, sent)];
    expect(answers[0]).toHaveProperty("told");
    expect(answers[1]).toEqual(answers[0]);
    expect((await article())?.version).toBe(intent === "publicar" ? 2 : 1);
  },
);

describe("two at once", () => {
  it("see both texts where both begin with the public one", async () => {
    const page = await open(ARTICLE);
    await send(ARTICLE, page, { intent: "pendiente", titulo: "De Ana" });
    const late = await send(ARTICLE, page, { intent: "pendiente", titulo: "De Leo", actor: LEO });
    const [{ version } = { version: 0 }] = await waiting();
    const conflict = { stored: { titulo: "De Ana" }, version, author: ANA.email };
    expect(late).toMatchObject({
      status: 409,
      conflict,
      reply: { initialValue: { titulo: "De Leo" } },
    });
    // The refused form comes back with the other's changes as its base, so sending it again wins.
    const again = { ...(await open(ARTICLE)), version };
    expect(await send(ARTICLE, again, { intent: "guardar", titulo: "De Leo", actor: LEO })).toEqual(
      {
        told: "cambios.guardados",
        location: "/admin/consejos",
      },
    );
    expect(await waiting()).toMatchObject([{ titulo: "De Leo", actor_email: LEO.email }]);
  });

  it("lose nothing where one publishes what the other goes on writing", async () => {
    await send(ARTICLE, await open(ARTICLE), { intent: "pendiente", titulo: "Otro" });
    const page = await open(ARTICLE);
    await send(ARTICLE, page, { intent: "publicar" });
    const late = await send(ARTICLE, page, { intent: "guardar", titulo: "De Leo", actor: LEO });
    const conflict = { stored: { titulo: "Otro" }, version: 2 };
    expect(late).toMatchObject({
      status: 409,
      conflict,
      reply: { initialValue: { titulo: "De Leo" } },
    });
    expect(await waiting()).toEqual([]);
  });

  it("cannot discard what was saved since", async () => {
    await send(ARTICLE, await open(ARTICLE), { intent: "pendiente", titulo: "Otro" });
    const page = await open(ARTICLE);
    await send(ARTICLE, page, { intent: "guardar", titulo: "Más" });
    expect(await send(ARTICLE, page, { intent: "descartar" })).toMatchObject({ status: 409 });
    const told = { told: "cambios.descartados", location: "/admin/consejos/c-a" };
    expect(await send(ARTICLE, await open(ARTICLE), { intent: "descartar" })).toEqual(told);
    expect(await waiting()).toEqual([]);
  });
});

it("the public text is edited beside them, and a price of both is asked for", async () => {
  await send(PRODUCT, await open(PRODUCT), { intent: "pendiente", price: "8 €", title: "Otro" });
  const beside = { ...PRODUCT, query: "?publicado=1" };
  const live = await open(beside);
  expect(live.stored).toMatchObject({ title: "Producto a", price: "9,00 €" });
  expect(live.pendiente).toMatchObject({ other: "/admin/productos/p-a" });
  expect(await send(beside, live, { intent: "guardar", price: "12 €" })).toMatchObject({
    told: "producto.actualizado",
  });
  const page = await open(PRODUCT);
  expect(page.pendiente).toMatchObject({
    other: "/admin/productos/p-a?publicado=1",
    cambios: [{ label: "Título" }],
    ajenos: [],
    conflictos: [{ name: "price", before: "12,00 €", after: "8,00 €" }],
  });
  const asked = { told: "cambios.elegir", location: "/admin/productos/p-a#pendiente" };
  expect(await send(PRODUCT, page, { intent: "publicar" })).toEqual(asked);
  const again = await open(PRODUCT);
  const hour = { intent: "programar", programado_at: "2090-03-28T10:30" };
  expect(await send(PRODUCT, again, hour)).toEqual(asked);
  expect(await waiting()).toMatchObject([{ programado_at: null }]);
  const chosen = { intent: "publicar", "queda-price": "publicado" };
  expect(await send(PRODUCT, await open(PRODUCT), chosen)).toMatchObject({
    told: "cambios.publicados",
  });
  const row = database().read.selectFrom("productos").select(["title", "price"]);
  expect(await row.execute()).toEqual([{ title: "Otro", price: "12,00 €" }]);
});

it("what is refused as it is published stays saved, and is sent again from there", async () => {
  await addConsejo("b");
  await send(ARTICLE, await open(ARTICLE), { intent: "pendiente", slug: "b", titulo: "Otro" });
  const page = await open(ARTICLE);
  const refused = await send(ARTICLE, page, { intent: "publicar", titulo: "Más" });
  expect(refused).toMatchObject({
    status: 422,
    reply: { error: { slug: [expect.stringContaining("artículo")] } },
  });
  const version = "reply" in refused ? refused.reply.initialValue?.version : undefined;
  expect(await waiting()).toMatchObject([{ titulo: "Más", version: Number(version) }]);
  const sent = { intent: "publicar", slug: "c", version };
  expect(await send(ARTICLE, page, sent)).toMatchObject({ told: "cambios.publicados" });
});

it("the page of changes is drawn from them, and the public one is not", async () => {
  await send(ARTICLE, await open(ARTICLE), {
    intent: "pendiente",
    titulo: "Otro",
    contenido: "Nuevo.",
  });
  await send(PRODUCT, await open(PRODUCT), {
    intent: "pendiente",
    title: "Otra",
    pros: "Ligera\nBarata",
  });
  const shown = await showBorrador({ tipo: "consejo", id: "c-a" }, {});
  expect(shown.data).toMatchObject({ isPendiente: true, consejo: { titulo: "Otro", id: "c-a" } });
  const { data } = await showBorrador({ tipo: "producto", id: "p-a" }, {});
  expect(data.producto).toMatchObject({
    title: "Otra",
    pros: ["Ligera", "Barata"],
    price: "9,00 €",
  });
});

it("the question before a product is deleted names the changes that show it", async () => {
  const luz = await routeAccount("luz@ejemplo.es", "contributor");
  const ask = async () => {
    const request = luz.request("/admin/productos/p-a/eliminar");
    const params = { tipo: "productos", id: "p-a" };
    return (await askDelete({ request, params, context: contextOf() })).fate;
  };
  const contenido = "Una.\n::producto a\nDos.";
  await send(ARTICLE, await open(ARTICLE), { intent: "pendiente", titulo: "Otro", contenido });
  expect(await ask()).toContain("Está en los cambios sin publicar de «Otro».");
  await send(ARTICLE, await open(ARTICLE), { intent: "guardar", contenido: "::producto ab" });
  expect(await ask()).not.toContain("cambios");
});
