import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { AUTOR } from "~/actions/autores/autor.server";
import { CATEGORIA } from "~/actions/categorias/submit-categoria.server";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { PAGINA } from "~/actions/paginas/submit-pagina.server";
import { PRODUCTO } from "~/actions/productos/submit-producto.server";
import type { AdminSubmission } from "~/actions/submission";
import { submitRecord } from "~/actions/submit-record.server";
import { makeSeal, SEAL_MAX_AGE_MS } from "~/http/forms/form-seal.server";
import { siteDatabase } from "../support/database";

const db = siteDatabase();

const IMAGEN = "https://fotos.test/a.jpg";

const KINDS = [
  {
    tabla: "productos",
    title: "title",
    submit: (sent: AdminSubmission) => submitRecord(sent, PRODUCTO),
    fields: { category: "mobiliario", rating: "4", imageurl: IMAGEN },
  },
  {
    tabla: "consejos",
    title: "titulo",
    submit: (sent: AdminSubmission) => submitRecord(sent, CONSEJO),
    fields: { categoria: "salud", imagen: IMAGEN, contenido: "Texto." },
  },
  {
    tabla: "categorias",
    title: "nombre",
    submit: (sent: AdminSubmission) => submitRecord(sent, CATEGORIA),
    fields: { descripcion: "" },
  },
  {
    tabla: "paginas",
    title: "titulo",
    submit: (sent: AdminSubmission) => submitRecord(sent, PAGINA),
    fields: { contenido: "Texto.", lugar: "" },
  },
  {
    tabla: "autores",
    title: "nombre",
    submit: (sent: AdminSubmission) => submitRecord(sent, AUTOR),
    fields: { credencial: "Matrona", bio: "" },
  },
];

describe.each(KINDS)("one page of new $tabla", ({ tabla, title, submit, fields }) => {
  const send = (idem: string, name: string, changes: Record<string, string> = {}) => {
    const form = new FormData();
    const sent = { estado: "draft", slug: "", idem, [title]: name, ...fields, ...changes };
    for (const [field, value] of Object.entries(sent)) form.set(field, value);
    return submit({
      request: new Request("http://sitio.test/admin", { method: "POST" }),
      form,
      context: { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" },
      actor: { id: "u1", email: "ana@ejemplo.es" },
    });
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
    const refused = await send(idem, "Nube", others);
    if (!("data" in refused)) throw new Error(`answered ${refused.status}`);
    const { error, initialValue } = refused.data.reply ?? {};
    expect(Object.keys(error ?? {})).toEqual([tabla === "autores" ? "nombre" : "slug"]);
    expect(initialValue).toMatchObject({ ...others, [title]: "Nube" });
    expect(await names()).toEqual(["Nube"]);
  });

  it("asks to be sent again after a day, and loses nothing", async () => {
    const old = makeSeal(new Date(Date.now() - SEAL_MAX_AGE_MS - 1));
    const refused = await send(old, "Nube");
    if (!("data" in refused)) throw new Error(`answered ${refused.status}`);
    expect([refused.init?.status, await names()]).toEqual([422, []]);
    expect(refused.data.reply?.initialValue).toMatchObject({ [title]: "Nube" });
    const { idem = "" } = refused.data as { idem?: string };
    expect(await send(idem, "Nube")).toMatchObject({ status: 303 });
  });
});
