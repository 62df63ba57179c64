import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { CATEGORIA } from "~/actions/categorias/submit-categoria.server";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { PAGINA } from "~/actions/paginas/submit-pagina.server";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import type { SomeKind } from "~/actions/record-kind";
import { submitRecord } from "~/actions/submit-record.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import { findFlashMessage } from "~/layout/flash-messages";
import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { intentOf } from "~nouns/imagenes/rules/fotos";
import { fillDisk, refuseWrites } from "../support/break-database";
import { siteDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";
import { ACTOR, flashOf, IMAGEN, refusalOf, submissionOf } from "./submitted";

const db = siteDatabase();

const KINDS = [
  {
    tabla: "productos",
    title: "title",
    picture: "imageurl",
    kind: PRODUCTO as SomeKind,
    fields: { title: "Cuna", category: "mobiliario", rating: "4", imageurl: IMAGEN },
  },
  {
    tabla: "consejos",
    title: "titulo",
    picture: "imagen",
    kind: CONSEJO as SomeKind,
    fields: { titulo: "Cuna", categoria: "salud", imagen: IMAGEN, contenido: "Texto." },
  },
  {
    tabla: "categorias",
    title: "nombre",
    picture: "imagen_url",
    kind: CATEGORIA as SomeKind,
    fields: { nombre: "Cuna" },
  },
];

/** Sends the form of a new row, or of a stored one, without a button unless one is given. */
const submitTo =
  (kind: SomeKind, fields: object) =>
  (changes: Record<string, string> = {}, id?: string) =>
    submitRecord(
      submissionOf({ estado: "draft", slug: "la-nueva", ...fields, ...changes }, id),
      kind,
    );

describe.each(KINDS)("the form of new $tabla", ({ tabla, title, picture, kind, fields }) => {
  const submit = submitTo(kind, fields);

  it("comes back as typed from a full disk, on its way to choose a picture", async () => {
    await insertRows("profiles", ACTOR);
    await fillDisk("borradores");
    const typed = { descripcion: "Un texto largo. ".repeat(3_000).trim() };
    const { status, reply } = refusalOf(await submit({ ...typed, intent: intentOf("elegir", 0) }));
    expect(status).toBe(503);
    expect(reply?.initialValue).toMatchObject({ ...fields, ...typed });
  });

  it("has saved the row, whatever becomes of the text of its picture", async () => {
    await refuseWrites("imagenes_externas", "insert");
    const texts = { imageurl_alt: "Roja", imagen_alt: "Roja", imagen_url_alt: "Roja" };
    expect(await submit({ [picture]: IMAGEN, ...texts })).toMatchObject({ status: 303 });
  });

  it("can be sent again once what it was refused for is mended", async () => {
    expect(await submit()).toMatchObject({ status: 303 });
    const idem = makeSeal();
    const { status, reply } = refusalOf(await submit({ idem }));
    expect(status).toBe(422);
    expect(reply?.error?.slug).toHaveLength(1);
    expect(await submit({ idem, slug: "la-otra" })).toMatchObject({ status: 303 });
    const { rows } = await sql`select slug from ${sql.table(tabla)} where slug like 'la-%'
      order by slug`.execute(db.database().read);
    expect(rows).toEqual([{ slug: "la-nueva" }, { slug: "la-otra" }]);
  });

  it("takes a second press of its button for the first, and another text for a conflict", async () => {
    await submit();
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(tabla)}
      where slug = 'la-nueva'`.execute(db.database().read);
    const seen = { version: "1", slug: "la-otra", [`${picture}_alt`]: "Roja", [picture]: IMAGEN };
    const press = (changes: Record<string, string> = {}) =>
      submit({ ...seen, ...changes }, rows[0]?.id);
    expect(await press()).toMatchObject({ status: 303 });
    expect(await press()).toMatchObject({ status: 303 });
    const others = [{ slug: "la-tercera" }, { [title]: "Otra" }, { [`${picture}_alt`]: "Azul" }];
    for (const changes of others) {
      const { status, conflict } = refusalOf(await press(changes));
      expect([status, conflict]).toEqual([409, expect.anything()]);
    }
    expect((await findTextos(IMAGEN)).alt).toBe("Roja");
  });
});

describe.each(KINDS.slice(0, 2))("a draft of $tabla", ({ tabla, title, picture, kind, fields }) => {
  const rest = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
  const submitBare = submitTo(kind, { ...rest, [title]: "Cuna", slug: "" });
  const submit = submitTo(kind, { ...fields, slug: "cuna" });
  const rowOf = async () => {
    const { rows } = await sql<Record<string, string>>`select * from ${sql.table(tabla)}
      where slug = 'cuna'`.execute(db.database().read);
    return rows[0] ?? {};
  };

  it("needs a title alone, and «Guardar y seguir» leads to its form", async () => {
    const answer = await submitBare({ intent: "seguir" });
    if (!(answer instanceof Response)) throw new Error("refused");
    const { id, ...row } = await rowOf();
    expect(answer.headers.get("Location")).toBe(`/admin/${tabla}/${id}`);
    expect(row).toMatchObject({ [title]: "Cuna", [picture]: "", estado: "draft" });
  });

  it("says what it lacks when it is to be published, and stays a draft", async () => {
    await submitBare();
    const { id } = await rowOf();
    const publishing = { intent: "publicar", version: "1" };
    const { status, reply } = refusalOf(await submitBare(publishing, id));
    expect(status).toBe(422);
    const missing = Object.keys(fields).filter((name) => name !== title);
    expect(Object.keys(reply?.error ?? {})).toEqual(expect.arrayContaining(missing));
    expect(reply?.initialValue).toMatchObject({ estado: "draft" });
    expect(await submit(publishing, id)).toMatchObject({ status: 303 });
    expect(await rowOf()).toMatchObject({
      ...fields,
      ...(tabla === "productos" && { rating: 4 }),
      estado: "published",
    });
  });

  it("is planned for an hour of Madrid that comes once, and can be called off", async () => {
    const plan = (programado_at: string, version: string, id?: string, intent = "programar") =>
      submit({ intent, programado_at, version }, id);
    const told = await toldBy(await plan("2090-07-01T10:30", ""));
    expect(told?.text).toMatch(/Se publicará sol[oa] a la hora elegida\./);
    const planned = { estado: "draft", published_at: null };
    const { id, ...row } = await rowOf();
    expect(row).toMatchObject({ ...planned, programado_at: "2090-07-01T08:30:00.000Z" });
    const { reply } = refusalOf(await plan("2027-03-28T02:30", "1", id));
    expect(reply?.error?.programado_at).toEqual([expect.stringContaining("no existe")]);
    expect(reply?.initialValue).toMatchObject({
      ...{ programado_at: "2027-03-28T02:30", estado: "draft" },
    });
    await submit({ intent: "guardar", version: "1" }, id);
    expect(await rowOf()).toMatchObject({ programado_at: "2090-07-01T08:30:00.000Z" });
    const press = (hour: string) => plan(`2090-07-01T${hour}`, "2", id);
    const twice = [await press("11:00"), await press("11:00")];
    expect(twice).toMatchObject([{ status: 303 }, { status: 303 }]);
    expect(await press("12:00")).toMatchObject({ init: { status: 409 } });
    await plan("", "3", id, "retirar");
    expect(await rowOf()).toMatchObject({ ...planned, programado_at: null });
  });

  it("is not planned before it is finished", async () => {
    const plan = { intent: "programar", programado_at: "2090-07-01T10:30" };
    const { reply } = refusalOf(await submitBare(plan));
    expect(Object.keys(reply?.error ?? {})).toContain(picture);
    expect(await rowOf()).toEqual({});
  });

  it("takes a second press of its button for the first before it has a category", async () => {
    await submitBare();
    const { id } = await rowOf();
    const press = () => submitBare({ version: "1", slug: "cuna", [picture]: IMAGEN }, id);
    expect([await press(), await press()]).toMatchObject([{ status: 303 }, { status: 303 }]);
  });
});

const PUBLICABLES = [
  ...KINDS.slice(0, 2).map((kind) => ({
    ...kind,
    path: `/${kind.tabla.replace("tos", "to")}/cuna`,
  })),
  {
    tabla: "paginas",
    title: "titulo",
    kind: PAGINA as SomeKind,
    fields: { titulo: "Cuna", lugar: "pie", contenido: "Texto." },
    path: "/cuna",
  },
];

/** Finds the message that is shown on the page to which the answer redirects. */
async function toldBy(answer: Awaited<ReturnType<typeof submitRecord>>) {
  const flash = await flashOf(answer);
  return findFlashMessage(flash?.key ?? "", flash?.detail, false);
}

describe.each(PUBLICABLES)("what becomes of $tabla", ({ tabla, title, kind, fields, path }) => {
  const estados = async () => {
    const { rows } = await sql<{ id: string; estado: string }>`select id, estado
      from ${sql.table(tabla)} where slug = 'cuna'`.execute(db.database().read);
    return rows;
  };
  const sent = { slug: "cuna", estado: "published" };
  const submit = submitTo(kind, { ...fields, ...sent });
  const draft = expect.stringContaining("Es un borrador: no se ve en el sitio.");

  it.each(["seguir", "borrador"])(
    "new, it stays a draft by «%s», whatever was chosen",
    async (intent) => {
      const answer = await submit({ intent });
      expect(await toldBy(answer)).toMatchObject({ text: draft, href: undefined });
      expect(await estados()).toMatchObject([{ estado: "draft" }]);
    },
  );

  it("is public where that was chosen, and the message leads there", async () => {
    const answer = await submit();
    const shown = expect.stringContaining("Se ve en el sitio.");
    expect(await toldBy(answer)).toMatchObject({ text: shown, href: path });
    const [row] = await estados();
    const kept = await submit({ version: "1", intent: "seguir" }, row?.id);
    expect(await toldBy(kept)).toMatchObject({ href: path });
    expect(await estados()).toMatchObject([{ estado: "published" }]);
  });

  it("comes back as a draft where a failing database kept it from being one", async () => {
    await refuseWrites(tabla, "insert");
    const { status, reply } = refusalOf(await submit({ intent: "borrador" }));
    expect(status).toBe(503);
    expect(reply?.initialValue).toMatchObject({ estado: "draft" });
  });

  it("is kept unfinished by «Guardar borrador», and comes back with what was chosen if not", async () => {
    const bare = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
    const press = submitTo(kind, { ...bare, lugar: "pie", ...sent, intent: "borrador" });
    const { reply } = refusalOf(await press({ [title]: "" }));
    expect(Object.keys(reply?.error ?? {})).toEqual([title]);
    expect(reply?.initialValue).toMatchObject({ estado: "published" });
    expect(await press({ [title]: "Cuna" })).toMatchObject({ status: 303 });
    const [row] = await estados();
    expect(row?.estado).toBe("draft");
    const again = await submit({ version: "1", intent: "borrador" }, row?.id);
    expect(await toldBy(again)).toMatchObject({ text: draft });
    expect(await estados()).toMatchObject([{ estado: "draft" }]);
  });
});
