import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { AUTOR } from "~/actions/autores/autor.server";
import { CATEGORIA } from "~/actions/categorias/submit-categoria.server";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { PAGINA } from "~/actions/paginas/submit-pagina.server";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import type { SomeKind } from "~/actions/record-kind";
import { submitRecord } from "~/actions/submit-record.server";
import { makeSeal, SEAL_MAX_AGE_MS } from "~/http/forms/form-seal.server";
import { siteDatabase } from "../support/database";
import { IMAGEN, refusalOf, submissionOf } from "./submitted";

const db = siteDatabase();

const KINDS = [
  {
    tabla: "productos",
    title: "title",
    kind: PRODUCTO as SomeKind,
    fields: { category: "mobiliario", rating: "4", imageurl: IMAGEN },
  },
  {
    tabla: "consejos",
    title: "titulo",
    kind: CONSEJO as SomeKind,
    fields: { categoria: "salud", imagen: IMAGEN, contenido: "Texto." },
  },
  {
    tabla: "categorias",
    title: "nombre",
    kind: CATEGORIA as SomeKind,
    fields: { descripcion: "" },
  },
  {
    tabla: "paginas",
    title: "titulo",
    kind: PAGINA as SomeKind,
    fields: { contenido: "Texto.", lugar: "" },
  },
  {
    tabla: "autores",
    title: "nombre",
    kind: AUTOR as SomeKind,
    fields: { credencial: "Matrona", bio: "" },
  },
];

describe.each(KINDS)("one page of new $tabla", ({ tabla, title, kind, fields }) => {
  const send = (idem: string, name: string, changes: Record<string, string> = {}) => {
    const sent = { estado: "draft", slug: "", idem, [title]: name, ...fields, ...changes };
    return submitRecord(submissionOf(sent), kind);
  };
  const rows = async () => {
    const made = sql<{ id: string; name: string }>`select id, ${sql.ref(title)} as name
      from ${sql.table(tabla)} where ${sql.ref(title)} like 'Nube%' order by name`;
    return (await made.execute(db.database().read)).rows;
  };
  const names = async () => (await rows()).map(({ name }) => name);

  it("makes a row of each text that it sends", async () => {
    const idem = makeSeal();
    for (const name of ["Nube", "Nube dos"]) {
      expect(await send(idem, name)).toMatchObject({ status: 303 });
    }
    expect(await names()).toEqual(["Nube", "Nube dos"]);
  });

  it("makes one row of a text that comes twice, also at once, and answers alike", async () => {
    const idem = makeSeal();
    const twice = [send(idem, "Nube"), send(idem, "Nube")];
    const sent = [...(await Promise.all(twice)), await send(idem, "Nube")];
    const led = sent.map((answer) => answer instanceof Response && answer.headers.get("Location"));
    expect(new Set(led)).toEqual(new Set([`/admin/${tabla}`]));
    const seguir = await send(idem, "Nube", { intent: "seguir" });
    const [row] = await rows();
    const form = seguir instanceof Response && seguir.headers.get("Location");
    expect(form).toBe(`/admin/${tabla}/${row?.id}`);
    expect(await names()).toEqual(["Nube"]);
  });

  it("leaves alone what was edited before the same text came again", async () => {
    const idem = makeSeal();
    await send(idem, "Nube");
    await sql`update ${sql.table(tabla)} set ${sql.ref(title)} = 'Nube rosa'
      where ${sql.ref(title)} = 'Nube'`.execute(db.database().writer);
    expect(await send(idem, "Nube")).toMatchObject({ status: 303 });
    expect(await names()).toEqual(["Nube rosa"]);
  });

  it("makes a row again that was deleted before the same text came again", async () => {
    const idem = makeSeal();
    await send(idem, "Nube");
    await sql`delete from ${sql.table(tabla)} where ${sql.ref(title)} = 'Nube'`.execute(
      db.database().writer,
    );
    expect(await send(idem, "Nube")).toMatchObject({ status: 303 });
    expect(await names()).toEqual(["Nube"]);
  });

  it("shows what was typed where another row has the address of the second text", async () => {
    const idem = makeSeal();
    await send(idem, "Nube");
    const others = { descripcion: "Otra", contenido: "Otro.", extracto: "Otro.", bio: "Otra" };
    const { error, initialValue } = refusalOf(await send(idem, "Nube", others)).reply ?? {};
    expect(Object.keys(error ?? {})).toEqual([tabla === "autores" ? "nombre" : "slug"]);
    expect(initialValue).toMatchObject({ ...others, [title]: "Nube" });
    expect(await names()).toEqual(["Nube"]);
  });

  it("asks to be sent again after a day, and loses nothing", async () => {
    const old = makeSeal(new Date(Date.now() - SEAL_MAX_AGE_MS - 1));
    const refused = refusalOf(await send(old, "Nube"));
    expect([refused.status, await names()]).toEqual([422, []]);
    expect(refused.reply?.initialValue).toMatchObject({ [title]: "Nube" });
    const { idem = "" } = refused as { idem?: string };
    expect(await send(idem, "Nube")).toMatchObject({ status: 303 });
  });
});
