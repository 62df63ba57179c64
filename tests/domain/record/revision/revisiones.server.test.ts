import { describe, expect, it } from "vitest";
import { KINDS, PUBLISHED_KINDS } from "~/domain/kinds.server";
import { TooManyAttemptsError } from "~base/limits/attempts.server";
import { listRevisiones } from "~features/escritorio/revisiones.server";
import type { PublishedKind } from "~record/kind.server";
import { changeMany } from "~record/publicacion/change-many.server";
import { duplicate } from "~record/publicacion/duplicate.server";
import { publishDue } from "~record/publicacion/publish-due.server";
import { askRevision, findRevision, returnRevision } from "~record/revision/revisiones.server";
import { siteDatabase } from "../../../support/database";
import { createConsejo, editConsejo } from "../../../support/records";
import { changeRows, deleteRows, insertRows } from "../../../support/stored";
import { addConsejo, addPagina, addProducto } from "../../catalogo";

const person = (name: string, adminType: "main_admin" | "contributor" | "writer" | null) => ({
  ...{ id: name, email: `${name}@ejemplo.es` },
  adminType,
});
const JEFA = person("jefa", "main_admin");
const LUIS = person("luis", "contributor");
const LOLA = person("lola", "writer");

const WHOLE = { estado: "draft", imagen: "https://fotos.test/a.jpg" } as const;

const db = siteDatabase(async () => {
  for (const { id, adminType: admin_type } of [JEFA, LUIS, LOLA, person("nadie", null)]) {
    await insertRows("profiles", { id, admin_type, is_admin: admin_type ? 1 : 0 });
  }
  await addConsejo("a", WHOLE);
  await addProducto("a", { estado: "draft", imageurl: "https://fotos.test/a.jpg" });
  await addPagina("a", { estado: "draft" });
});

const ITEM = { tipo: "consejo", id: "c-a" } as const;
const of = (
  actor: typeof LOLA,
  nota = "",
  kind: PublishedKind = KINDS.consejo,
  id: string = ITEM.id,
) => ({
  ...{ kind, id, nota, actor },
  origin: "https://ejemplo.es",
});

const mails = async () => {
  const rows = db.database().read.selectFrom("correos").selectAll().orderBy("created_at");
  return (await rows.execute()).map(({ recipient, subject, body }) => ({
    recipient,
    subject,
    body,
  }));
};
const history = async () => {
  const rows = db.database().read.selectFrom("audit_log").select(["action", "actor_id", "details"]);
  return (await rows.where("action", "like", "revision.%").orderBy("id").execute()).map(
    ({ action, actor_id }) => `${action} ${actor_id}`,
  );
};

describe("a review", () => {
  it("is mailed to all who publish, given back to whoever asked, asked again and published", async () => {
    expect(await askRevision(of(LOLA, "¿Qué tal?\nLola"))).toBe(true);
    const asked = await mails();
    expect(asked.map(({ recipient }) => recipient).sort()).toEqual([JEFA.email, LUIS.email]);
    expect(asked[0]).toMatchObject({ subject: "Por revisar: Consejo a" });
    expect(asked[0]?.body).toBe(
      "Hola:\n\nlola@ejemplo.es pide que revises «Consejo a».\n\n¿Qué tal?\nLola\n\nhttps://ejemplo.es/admin/consejos/c-a\n",
    );
    expect(await returnRevision(of(LUIS, "Falta la fuente."))).toBe(true);
    expect((await mails()).at(-1)).toMatchObject({
      ...{ recipient: LOLA.email, subject: "Devuelto: Consejo a" },
      body: expect.stringContaining("Falta la fuente."),
    });
    expect(await findRevision(ITEM)).toMatchObject({
      ...{ por: LOLA.email, nota: "¿Qué tal?\nLola" },
      ...{ devueltaPor: LUIS.email, respuesta: "Falta la fuente." },
    });
    expect(await returnRevision(of(LUIS, "Otra vez"))).toBe(false);
    expect(await askRevision(of(LOLA))).toBe(true);
    expect(await findRevision(ITEM)).toMatchObject({
      nota: "",
      devueltaPor: null,
      respuesta: null,
    });
    await changeMany(KINDS.consejo, { accion: "published", ids: ["c-a"], categoria: "" }, LUIS);
    expect((await mails()).at(-1)).toMatchObject({
      ...{ recipient: LOLA.email, subject: "Publicado: Consejo a" },
      body: expect.stringContaining("/consejos/a"),
    });
    expect(await findRevision(ITEM)).toBeUndefined();
    expect(await history()).toEqual([
      ...["revision.pedida lola", "revision.devuelta luis", "revision.pedida lola"],
      "revision.publicada luis",
    ]);
  });

  it.each([
    ["producto", "p-a"],
    ["consejo", "c-a"],
    ["pagina", "g-a"],
  ] as const)("of a %s ends when its hour comes", async (tipo, id) => {
    await askRevision(of(LOLA, "", KINDS[tipo], id));
    const at = "2026-11-01T00:00:00.000Z";
    const table = { producto: "productos", consejo: "consejos", pagina: "paginas" } as const;
    await changeRows(table[tipo], { programado_at: at });
    await publishDue(PUBLISHED_KINDS);
    expect(await findRevision({ tipo, id })).toBeUndefined();
    expect((await mails()).at(-1)?.subject).toMatch(/^Publicado: /);
  });

  it("is not asked of what is public, nor of what is gone", async () => {
    await addConsejo("publico");
    expect(await askRevision(of(LOLA, "", KINDS.consejo, "c-publico"))).toBe(false);
    expect(await askRevision(of(LOLA, "", KINDS.consejo, "c-nada"))).toBe(false);
    expect(await returnRevision(of(LUIS, "No", KINDS.consejo, "c-nada"))).toBe(false);
    expect(await mails()).toEqual([]);
  });

  it("goes with its draft, and with the account of whoever asked", async () => {
    await askRevision(of(LOLA));
    await deleteRows("consejos", { id: "c-a" });
    expect(await findRevision(ITEM)).toBeUndefined();
    await askRevision(of(LOLA, "", KINDS.pagina, "g-a"));
    await deleteRows("profiles", { id: LOLA.id });
    expect(await findRevision({ tipo: "pagina", id: "g-a" })).toBeUndefined();
  });

  it("follows the new id of a product", async () => {
    await askRevision(of(LOLA, "", KINDS.producto, "p-a"));
    await changeRows("productos", { id: "B0TEST0001" });
    expect(await findRevision({ tipo: "producto", id: "B0TEST0001" })).toBeDefined();
  });

  it("is asked twenty times a day by one person", async () => {
    for (let n = 0; n < 20; n++) await askRevision(of(LOLA));
    await expect(askRevision(of(LOLA))).rejects.toThrow(TooManyAttemptsError);
    expect(await askRevision(of(LUIS))).toBe(true);
  });
});

describe("the desk", () => {
  it("names what waits to who publishes, and to a writer what became of their own drafts", async () => {
    expect(await listRevisiones(LUIS)).toEqual([]);
    const campos = {
      ...{ titulo: "Siestas", slug: "siestas", categoria: "sueno", imagen: "", imagen_alt: "" },
      ...{ contenido: "Uno.", estado: "draft" },
    } as unknown as Parameters<typeof createConsejo>[0];
    const made = await createConsejo(campos, { idem: "1", actor: LOLA });
    const id = "id" in made ? (made.id ?? "") : "";
    const [own] = await listRevisiones(LOLA);
    expect(own).toMatchObject({
      text: "Siestas",
      why: "En borrador.",
      href: `/admin/consejos/${id}`,
    });
    await askRevision(of(LOLA, "¿Así?", KINDS.consejo, id));
    expect(await listRevisiones(LUIS)).toEqual([
      expect.objectContaining({ text: "Siestas", why: "lola@ejemplo.es pide revisión: «¿Así?»" }),
    ]);
    expect(await listRevisiones(LOLA)).toEqual([
      expect.objectContaining({ why: "Espera revisión." }),
    ]);
    await returnRevision(of(JEFA, "Más corto", KINDS.consejo, id));
    expect(await listRevisiones(LUIS)).toEqual([]);
    await insertRows("observaciones", {
      ...{ id: "o", tipo: "consejo", item: id, linea: 0, cita: "", nombre: "Eva", texto: "Bien" },
      created_at: "2026-11-01T00:00:00.000Z",
    });
    expect(await listRevisiones(LOLA)).toEqual([
      expect.objectContaining({ why: "Devuelto: «Más corto» 1 observación por atender." }),
    ]);
  });
});

describe("a writer", () => {
  it("changes a draft, and nothing that is public, planned or becomes so", async () => {
    await addConsejo("publico");
    const write = (id: string, campos: object) => editConsejo({ id, version: 1 }, campos, LOLA);
    const refused = expect.objectContaining({ name: "RefusedActError" });
    await expect(write("c-publico", { titulo: "Otro" })).rejects.toEqual(refused);
    await expect(write("c-publico", { estado: "draft" })).rejects.toEqual(refused);
    await expect(write("c-a", { estado: "published" })).rejects.toEqual(refused);
    const planned = { programado_at: "2090-01-01T00:00:00.000Z", programado_por: LOLA.id };
    await expect(write("c-a", planned)).rejects.toEqual(refused);
    expect(await write("c-a", { titulo: "Otro" })).toMatchObject({ outcome: "saved" });
    const titles = db.database().read.selectFrom("consejos").select(["titulo", "version"]);
    expect(await titles.orderBy("id").execute()).toEqual([
      { titulo: "Otro", version: 2 },
      { titulo: "Consejo publico", version: 1 },
    ]);
  });

  it("copies a text to an address that leads to nothing public", async () => {
    await addConsejo("publico");
    const created_at = "2026-11-01T00:00:00.000Z";
    const former = { ...ITEM, id: "c-publico", created_at, paso: 0 };
    await insertRows("slugs_antiguos", { ...former, slug: "a-copia" });
    const id = (await duplicate(KINDS.consejo, ITEM.id, LOLA)) ?? "";
    expect(await KINDS.consejo.find(id)).toMatchObject({ slug: "a-copia-2" });
  });

  it("who was a contributor keeps no hour of publication", async () => {
    const hour = { programado_at: "2090-01-01T00:00:00.000Z", programado_por: LUIS.id };
    const { writer } = db.database();
    for (const table of ["productos", "consejos", "paginas"] as const) {
      await writer.updateTable(table).set(hour).execute();
    }
    await writer
      .updateTable("profiles")
      .set({ admin_type: "writer" })
      .where("id", "=", LUIS.id)
      .execute();
    for (const table of ["productos", "consejos", "paginas"] as const) {
      const row = writer.selectFrom(table).select(["programado_at", "programado_fallo"]);
      expect(await row.executeTakeFirst()).toEqual({
        ...{ programado_at: null, programado_fallo: `sin-permisos ${hour.programado_at}` },
      });
    }
  });
});
