import { type Kysely, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { decide } from "~/auth/account/manage-users.server";
import { tellChanges } from "~/auth/mail/tell-changes.server";
import { KINDS } from "~/domain/kinds.server";
import { recordCopia } from "~features/copias/copias.server";
import { readSeccion, type SectionValues } from "~nouns/ajustes/ajustes.server";
import { changeAjustes, restoreAjustes } from "~nouns/ajustes/ajustes-versions.server";
import type { SeccionKey } from "~nouns/ajustes/secciones/secciones";
import { insertAutor } from "~nouns/autores/change-autores.server";
import { recordSuceso } from "~record/historial/historial.server";
import type { SucesoAction } from "~record/historial/suceso";
import { discardAs } from "~record/papelera/papelera.server";
import { up } from "../../../migrations/0049_avisos_de_cambios";
import { addPagina } from "../../domain/catalogo";
import { testDatabase } from "../../support/database";
import { type RouteAccount, routeAccount } from "../../support/route-account";
import { write } from "../../support/stored";
import { viewerOf } from "../../support/viewer";

const db = testDatabase();
const DAY = 24 * 60 * 60_000;
const START = Date.now();
const BAD = "https://malo.example/";

let ana: RouteAccount;
const by = () => ({ id: ana.id, email: "ana@ejemplo.es" });

beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
  await routeAccount("eva@ejemplo.es", "main_admin");
  await routeAccount("luz@ejemplo.es", "contributor");
});

const save = (seccion: SeccionKey, values: SectionValues) =>
  write((trx) => changeAjustes(trx, { seccion, values, actor: by() }));

const tell = (day = 0) => tellChanges(new Date(START + day * DAY));

const mails = () =>
  db
    .database()
    .read.selectFrom("correos")
    .select(["recipient", "subject", "body"])
    .where("id", "like", "cambios-%")
    .orderBy("created_at")
    .orderBy("recipient")
    .execute();

/** The texts of the mails to one main admin, as all of them get the same. */
const bodies = async () =>
  (await mails()).filter(({ recipient }) => recipient === "ana@ejemplo.es").map(({ body }) => body);

describe("the mail about what changed", () => {
  it("is not sent when nothing has changed", async () => {
    await tell();
    await write((trx) => recordSuceso(trx, { actor: by(), action: "producto.editado" }));
    await tell(1);
    expect(await mails()).toEqual([]);
  });

  it("tells each main admin of all changes at once, by whom and from what to what", async () => {
    const { menu = "" } = await readSeccion(db.database().read, "textos");
    await save("textos", { menu: `${menu}\nOferta | ${BAD}`, portada_botones: `Ver | ${BAD}` });
    await save("sitio", { boletin: BAD, maquinas_entrenar: "1" });
    await save("aspecto", { color: "#112233" });
    await tell();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(["ana@ejemplo.es", "eva@ejemplo.es"]);
    const { subject, body } = sent[0] ?? { subject: "", body: "" };
    expect(subject).toMatch(/^Cambios en /);
    expect(body.match(/ · ana@ejemplo\.es\nCambió los ajustes\n/g)).toHaveLength(3);
    expect(body).toContain(`\nMenú principal: nada → Oferta | ${BAD}\n`);
    expect(body).toContain(`→ Ver | ${BAD}\n`);
    expect(body).toContain(`\nBoletín: nada → ${BAD}\n`);
    expect(body).toContain("\nEntrenar modelos de IA: No → Sí\n");
    expect(body).toMatch(/\nColor del sitio: #\w{6} → #112233\n/);
    expect(body).toContain("/admin/historial");
  });

  it("is sent once when two processes are at it", async () => {
    await save("aspecto", { color: "#112233" });
    await Promise.all([tell(), tell()]);
    expect(await bodies()).toHaveLength(1);
  });

  it("leaves what comes after it to the next, which tells nothing again", async () => {
    await save("sitio", { lema: "Uno" });
    await tell();
    await save("sitio", { lema: "Dos" });
    await tell(1);
    await tell(2);
    const [first, second, ...more] = await bodies();
    expect(first).toContain("→ Uno");
    expect(second).toContain("Lema: Uno → Dos");
    expect(second).not.toContain("→ Uno");
    expect(more).toEqual([]);
  });

  it("is one after days in which the site was off", async () => {
    await save("sitio", { lema: "Uno" });
    await tell();
    await save("sitio", { lema: "Dos" });
    await tell(9);
    expect(await bodies()).toHaveLength(2);
    expect((await bodies())[1]).toContain("Lema: Uno → Dos");
  });

  it("tells of a rejected request, and not of one that was granted", async () => {
    const viewer = await viewerOf(ana.id);
    for (const [name, decision] of [
      ["sol", "rejected"],
      ["mar", "approved"],
    ] as const) {
      const email = `${name}@ejemplo.es`;
      await routeAccount(email);
      const requests = db.database().read.selectFrom("admin_requests").select("id");
      const { id } = await requests.where("email", "=", email).executeTakeFirstOrThrow();
      await decide({ id, decision, by: viewer, origin: "http://localhost" });
    }
    await tell();
    const [body = ""] = await bodies();
    expect(body).toContain("Rechazó una solicitud\nsol@ejemplo.es");
    expect(body).not.toContain("mar@ejemplo.es");
  });

  it("keeps the address of who was rejected out of the history, which nobody can shorten", async () => {
    const { id } = await routeAccount("sol@ejemplo.es", "contributor");
    await write(async (trx) => {
      await recordSuceso(trx, { actor: by(), action: "solicitud.rechazada", target: id });
    });
    await tell();
    const rows = await db.database().read.selectFrom("audit_log").select("details").execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain("sol@");
  });

  it("does not repeat a protected setting, nor keep its value in the history", async () => {
    await save("legal", { titular: "Mala Persona", nif: "00000000T" });
    await save("sitio", { tag: "malo-21", verificacion: "google | abc", lema: "Hola" });
    await tell();
    const [body = "", ...more] = await bodies();
    expect(more).toEqual([]);
    expect(body.match(/Cambió los ajustes/g)).toHaveLength(1);
    expect(body).toMatch(/Cambió los ajustes\nLema: [^\n]+ → Hola\n/);
    const rows = await db.database().read.selectFrom("audit_log").select("details").execute();
    expect(JSON.stringify(rows)).not.toMatch(/Mala|00000000T|malo-21|abc/);
  });

  it("tells of settings that came back from an older version", async () => {
    await save("sitio", { lema: "Uno" });
    await save("sitio", { lema: "Dos" });
    await tell();
    const restored = await restoreAjustes("sitio", { version: 2, seen: 3, actor: by() });
    expect(restored).toBe("saved");
    await tell(1);
    expect((await bodies())[1]).toContain("Lema: Dos → Uno");
  });

  it("says of a text that is long, or in another order, no more than that", async () => {
    await save("textos", { sobre: "Largo. ".repeat(60), menu: "A | /a\nB | /b" });
    await tell();
    await save("textos", { menu: "B | /b\nA | /a" });
    await tell(1);
    const [first, second] = await bodies();
    expect(first).toContain("Sobre nosotros: un texto largo\n");
    expect(second).toContain("Menú principal: otro orden\n");
  });

  it("tells of pages, authors and copies by their names", async () => {
    await addPagina("envios", { titulo: "Envíos" });
    const item = { tipo: "pagina" as const, id: "g-envios" };
    await discardAs(KINDS[item.tipo], item.id, by());
    const campos = { nombre: "Doctora Mar" } as Parameters<typeof insertAutor>[1];
    await write((trx) => insertAutor(trx, campos, { actor: by() }));
    await recordCopia(by(), "copia.descargada", "mimbre.tar");
    await tell();
    const [body = ""] = await bodies();
    expect(body).toContain("Eliminó una página\ntítulo: Envíos");
    expect(body).toContain("Creó un autor\nDoctora Mar");
    expect(body).toContain("Descargó una copia de seguridad\narchivo: mimbre.tar");
  });

  it("holds no more than fifty, however many somebody makes", async () => {
    const action: SucesoAction = "pagina.editado";
    await write(async (trx) => {
      for (let n = 0; n < 60; n += 1) {
        await recordSuceso(trx, { actor: by(), action, details: { titulo: `Página ${n}` } });
      }
    });
    await tell();
    const [body = ""] = await bodies();
    expect(body.match(/Editó una página/g)).toHaveLength(50);
  });

  it("leaves out what nobody did by the panel, and a row whose details are damaged", async () => {
    await write(async (trx) => {
      await recordSuceso(trx, { action: "demo.cargado" });
      const row = { at: new Date().toISOString(), action: "pagina.editado", details: "[]" };
      await trx
        .insertInto("audit_log")
        .values({ ...row, actor_email: "eva@ejemplo.es" })
        .execute();
    });
    await tell();
    const [body = ""] = await bodies();
    expect(body).not.toContain("demostración");
    expect(body).toContain("eva@ejemplo.es\nEditó una página\n");
  });

  it("of a site that is updated leaves out what was done before the update", async () => {
    const { write, read } = db.database();
    await write((trx) => recordSuceso(trx, { actor: by(), action: "autor.eliminado" }));
    await write((trx) => up(trx as unknown as Kysely<unknown>));
    await tell();
    expect(await bodies()).toEqual([]);
    await save("sitio", { lema: "Uno" });
    await tell(1);
    expect(await bodies()).toHaveLength(1);
    const count = sql<number>`select count(*) as n from audit_log where action = 'ajustes.avisados'`;
    expect((await count.execute(read)).rows).toEqual([{ n: 2 }]);
  });
});
