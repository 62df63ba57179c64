import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { CATEGORIA } from "~/actions/categorias/submit-categoria.server";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { PAGINA } from "~/actions/paginas/submit-pagina.server";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import type { AdminSubmission } from "~/actions/submission";
import { submitRecord } from "~/actions/submit-record.server";
import { readFlash } from "~/http/cookies/cookies.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import { findFlashMessage } from "~/layout/flash-messages";
import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { intentOf } from "~nouns/imagenes/rules/fotos";
import { fillDisk, refuseWrites } from "../support/break-database";
import { siteDatabase } from "../support/database";
import { insertRows } from "../support/insert-rows";

const db = siteDatabase();
const ACTOR = { id: "u1", email: "ana@ejemplo.es" };
const IMAGEN = "https://fotos.test/a.jpg";

const KINDS = [
  {
    tabla: "productos",
    title: "title",
    picture: "imageurl",
    submit: (sent: AdminSubmission) => submitRecord(sent, PRODUCTO),
    fields: { title: "Cuna", category: "mobiliario", rating: "4", imageurl: IMAGEN },
  },
  {
    tabla: "consejos",
    title: "titulo",
    picture: "imagen",
    submit: (sent: AdminSubmission) => submitRecord(sent, CONSEJO),
    fields: { titulo: "Cuna", categoria: "salud", imagen: IMAGEN, contenido: "Texto." },
  },
  {
    tabla: "categorias",
    title: "nombre",
    picture: "imagen_url",
    submit: (sent: AdminSubmission) => submitRecord(sent, CATEGORIA),
    fields: { nombre: "Cuna" },
  },
];

/** The form of a new row sends this; without a button's name, unless it is given. */
function submission(fields: object, changes: Record<string, string> = {}) {
  const form = new FormData();
  const sent = { estado: "draft", slug: "la-nueva", idem: makeSeal(), ...fields, ...changes };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  return {
    request: new Request("http://sitio.test/admin", { method: "POST" }),
    form,
    context: { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" },
    actor: ACTOR,
  };
}

describe.each(KINDS)("the form of new $tabla", ({ tabla, title, picture, submit, fields }) => {
  it("comes back as typed from a full disk, on its way to choose a picture", async () => {
    const at = new Date().toISOString();
    const person = { ...ACTOR, created_at: at, updated_at: at };
    await insertRows("profiles", person);
    await fillDisk("borradores");
    const typed = { descripcion: "Un texto largo. ".repeat(3_000).trim() };
    const answer = await submit(submission(fields, { ...typed, intent: intentOf("elegir", 0) }));
    if (!("data" in answer)) throw new Error(`answered ${answer.status}`);
    expect(answer.init?.status).toBe(503);
    expect(answer.data.reply?.initialValue).toMatchObject({ ...fields, ...typed });
  });

  it("has saved the row, whatever becomes of the text of its picture", async () => {
    await refuseWrites("imagenes_externas", "insert");
    const texts = { imageurl_alt: "Roja", imagen_alt: "Roja", imagen_url_alt: "Roja" };
    const picture = { imageurl: IMAGEN, imagen: IMAGEN, imagen_url: IMAGEN };
    const saved = await submit(submission({ ...picture, ...fields }, texts));
    expect(saved).toMatchObject({ status: 303 });
  });

  it("can be sent again once what it was refused for is mended", async () => {
    expect(await submit(submission(fields))).toMatchObject({ status: 303 });
    const idem = makeSeal();
    const taken = await submit(submission(fields, { idem }));
    if (!("data" in taken)) throw new Error(`answered ${taken.status}`);
    expect(taken.init?.status).toBe(422);
    expect(taken.data.reply?.error?.slug).toHaveLength(1);
    const mended = await submit(submission(fields, { idem, slug: "la-otra" }));
    expect(mended).toMatchObject({ status: 303 });
    const { rows } = await sql`select slug from ${sql.table(tabla)} where slug like 'la-%'
      order by slug`.execute(db.database().read);
    expect(rows).toEqual([{ slug: "la-nueva" }, { slug: "la-otra" }]);
  });

  it("takes a second press of its button for the first, and another text for a conflict", async () => {
    await submit(submission(fields));
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(tabla)}
      where slug = 'la-nueva'`.execute(db.database().read);
    const seen = { version: "1", slug: "la-otra", [`${picture}_alt`]: "Roja", [picture]: IMAGEN };
    const press = (changes: Record<string, string> = {}) =>
      submit({ ...submission(fields, { ...seen, ...changes }), id: rows[0]?.id ?? "" });
    expect(await press()).toMatchObject({ status: 303 });
    expect(await press()).toMatchObject({ status: 303 });
    const others = [{ slug: "la-tercera" }, { [title]: "Otra" }, { [`${picture}_alt`]: "Azul" }];
    for (const changes of others) {
      const refused = await press(changes);
      if (!("data" in refused)) throw new Error(`answered ${refused.status}`);
      expect([refused.init?.status, refused.data.conflict]).toEqual([409, expect.anything()]);
    }
    expect((await findTextos(IMAGEN)).alt).toBe("Roja");
  });
});

describe.each(KINDS.slice(0, 2))(
  "a draft of $tabla",
  ({ tabla, title, picture, submit, fields }) => {
    const rest = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
    const typed = { ...rest, [title]: "Cuna", slug: "" };
    const rowOf = async () => {
      const { rows } = await sql<Record<string, string>>`select * from ${sql.table(tabla)}
      where slug = 'cuna'`.execute(db.database().read);
      return rows[0] ?? {};
    };

    it("needs a title alone, and «Guardar y seguir» leads to its form", async () => {
      const answer = await submit(submission(typed, { intent: "seguir" }));
      if (!(answer instanceof Response)) throw new Error("refused");
      const { id, ...row } = await rowOf();
      expect(answer.headers.get("Location")).toBe(`/admin/${tabla}/${id}`);
      expect(row).toMatchObject({ [title]: "Cuna", [picture]: "", estado: "draft" });
    });

    it("says what it lacks when it is to be published, and stays a draft", async () => {
      await submit(submission(typed));
      const { id = "" } = await rowOf();
      const publishing = { intent: "publicar", version: "1" };
      const refused = await submit({ ...submission(typed, publishing), id });
      if (!("data" in refused)) throw new Error(`answered ${refused.status}`);
      expect(refused.init?.status).toBe(422);
      const missing = Object.keys(fields).filter((name) => name !== title);
      expect(Object.keys(refused.data.reply?.error ?? {})).toEqual(expect.arrayContaining(missing));
      expect(refused.data.reply?.initialValue).toMatchObject({ estado: "draft" });
      const whole = { ...publishing, slug: "cuna" };
      expect(await submit({ ...submission(fields, whole), id })).toMatchObject({ status: 303 });
      expect(await rowOf()).toMatchObject({
        ...fields,
        ...(tabla === "productos" && { rating: 4 }),
        estado: "published",
      });
    });

    it("is planned for an hour of Madrid that comes once, and can be called off", async () => {
      const plan = (programado_at: string, version: string, intent = "programar") =>
        submission(fields, { intent, programado_at, version, slug: "cuna" });
      expect(await submit(plan("2090-07-01T10:30", ""))).toMatchObject({ status: 303 });
      const planned = { estado: "draft", published_at: null };
      const { id = "", ...row } = await rowOf();
      expect(row).toMatchObject({ ...planned, programado_at: "2090-07-01T08:30:00.000Z" });
      const refused = await submit({ ...plan("2027-03-28T02:30", "1"), id });
      if (!("data" in refused)) throw new Error(`answered ${refused.status}`);
      expect(refused.data.reply?.error?.programado_at).toEqual([
        expect.stringContaining("no existe"),
      ]);
      expect(refused.data.reply?.initialValue).toMatchObject({
        ...{ programado_at: "2027-03-28T02:30", estado: "draft" },
      });
      const saved = { intent: "guardar", estado: "draft", slug: "cuna", version: "1" };
      await submit({ ...submission(fields, saved), id });
      expect(await rowOf()).toMatchObject({ programado_at: "2090-07-01T08:30:00.000Z" });
      const press = (hour: string) => submit({ ...plan(`2090-07-01T${hour}`, "2"), id });
      expect([await press("11:00"), await press("11:00")]).toMatchObject([
        { status: 303 },
        { status: 303 },
      ]);
      expect(await press("12:00")).toMatchObject({ init: { status: 409 } });
      await submit({ ...plan("", "3", "retirar"), id });
      expect(await rowOf()).toMatchObject({ ...planned, programado_at: null });
    });

    it("is not planned before it is finished", async () => {
      const plan = { intent: "programar", programado_at: "2090-07-01T10:30" };
      const refused = await submit(submission(typed, plan));
      if (!("data" in refused)) throw new Error(`answered ${refused.status}`);
      expect(Object.keys(refused.data.reply?.error ?? {})).toContain(picture);
      expect(await rowOf()).toEqual({});
    });

    it("takes a second press of its button for the first before it has a category", async () => {
      await submit(submission(typed));
      const { id = "" } = await rowOf();
      const press = () =>
        submit({ ...submission(typed, { version: "1", slug: "cuna", [picture]: IMAGEN }), id });
      expect([await press(), await press()]).toMatchObject([{ status: 303 }, { status: 303 }]);
    });
  },
);

const PUBLICABLES = [
  ...KINDS.slice(0, 2).map((kind) => ({
    ...kind,
    path: `/${kind.tabla.replace("tos", "to")}/cuna`,
  })),
  {
    tabla: "paginas",
    title: "titulo",
    submit: (sent: AdminSubmission) => submitRecord(sent, PAGINA),
    fields: { titulo: "Cuna", lugar: "pie", contenido: "Texto." },
    path: "/cuna",
  },
];

/** The message that people read on the page that the form leads to. */
async function toldBy(answer: Awaited<ReturnType<typeof submitRecord>>) {
  if (!(answer instanceof Response)) throw new Error("refused");
  const [Cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
  const flash = await readFlash(new Request("http://sitio.test/admin", { headers: { Cookie } }));
  return findFlashMessage(flash?.key ?? "", flash?.detail, false);
}

describe.each(PUBLICABLES)("what becomes of $tabla", ({ tabla, title, submit, fields, path }) => {
  const estados = async () => {
    const { rows } = await sql<{ id: string; estado: string }>`select id, estado
      from ${sql.table(tabla)} where slug = 'cuna'`.execute(db.database().read);
    return rows;
  };
  const sent = { slug: "cuna", estado: "published" };
  const draft = expect.stringContaining("Es un borrador: no se ve en el sitio.");

  it.each(["seguir", "borrador"])(
    "new, it stays a draft by «%s», whatever was chosen",
    async (intent) => {
      const answer = await submit(submission(fields, { ...sent, intent }));
      expect(await toldBy(answer)).toMatchObject({ text: draft, href: undefined });
      expect(await estados()).toMatchObject([{ estado: "draft" }]);
    },
  );

  it("is public where that was chosen, and the message leads there", async () => {
    const answer = await submit(submission(fields, sent));
    const shown = expect.stringContaining("Se ve en el sitio.");
    expect(await toldBy(answer)).toMatchObject({ text: shown, href: path });
    const [row] = await estados();
    const kept = submission(fields, { ...sent, version: "1", intent: "seguir" });
    expect(await toldBy(await submit({ ...kept, id: row?.id }))).toMatchObject({ href: path });
    expect(await estados()).toMatchObject([{ estado: "published" }]);
  });

  it("comes back as a draft where a failing database kept it from being one", async () => {
    await refuseWrites(tabla, "insert");
    const answer = await submit(submission(fields, { ...sent, intent: "borrador" }));
    if (!("data" in answer)) throw new Error(`answered ${answer.status}`);
    expect(answer.init?.status).toBe(503);
    expect(answer.data.reply?.initialValue).toMatchObject({ estado: "draft" });
  });

  it("is kept unfinished by «Guardar borrador», and comes back with what was chosen if not", async () => {
    const bare = {
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, ""])),
      lugar: "pie",
    };
    const press = (changes: object) =>
      submit(submission(bare, { ...sent, intent: "borrador", ...changes }));
    const refused = await press({ [title]: "" });
    if (!("data" in refused)) throw new Error(`answered ${refused.status}`);
    expect(Object.keys(refused.data.reply?.error ?? {})).toEqual([title]);
    expect(refused.data.reply?.initialValue).toMatchObject({ estado: "published" });
    expect(await press({ [title]: "Cuna" })).toMatchObject({ status: 303 });
    const [row] = await estados();
    expect(row?.estado).toBe("draft");
    const again = submission(fields, { ...sent, version: "1", intent: "borrador" });
    expect(await toldBy(await submit({ ...again, id: row?.id }))).toMatchObject({ text: draft });
    expect(await estados()).toMatchObject([{ estado: "draft" }]);
  });
});
