import { sql } from "kysely";
import { expect, it } from "vitest";
import { KINDS, PUBLISHED_KINDS } from "~/domain/kinds.server";
import { listNoPublicados } from "~features/escritorio/no-publicados.server";
import { findFeed } from "~nouns/consejos/queries/consejos.server";
import { discardRecorded } from "~record/papelera/papelera.server";
import { changeMany } from "~record/publicacion/change-many.server";
import { publishDue } from "~record/publicacion/publish-due.server";
import { siteDatabase } from "../../../support/database";
import { restoreNewest } from "../../../support/records";
import { write } from "../../../support/stored";
import { addConsejo, addProducto } from "../../catalogo";

const db = siteDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const AT = "2026-12-02T09:30:00.000Z";
const EARLIER = new Date("2026-12-02T09:29:59.999Z");
const NOW = new Date("2026-12-02T09:30:02.000Z");
const PLANNED = { estado: "draft", published_at: null, programado_at: AT } as const;
const PICTURE = "https://fotos.test/a.jpg";

const rowsOf = async (table: "consejos" | "productos" | "audit_log") =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db.database().read,
    )
  ).rows;

const contentVersion = async () =>
  (await db.database().read.selectFrom("content_version").select("version").executeTakeFirst())
    ?.version;

it("publishes at the minute, with that moment as its day, once for two that look at once", async () => {
  await addConsejo("a", { ...PLANNED, imagen: PICTURE });
  await addProducto("a", { ...PLANNED, imageurl: PICTURE });
  const before = await contentVersion();
  await publishDue(PUBLISHED_KINDS, EARLIER);
  expect(await contentVersion()).toBe(before);
  expect(await findFeed()).toEqual([]);
  await Promise.all([publishDue(PUBLISHED_KINDS, NOW), publishDue(PUBLISHED_KINDS, NOW)]);
  const at = NOW.toISOString();
  const published = { estado: "published", published_at: at, programado_at: null, version: 2 };
  expect(await rowsOf("consejos")).toMatchObject([{ ...published, fecha: at }]);
  expect(await rowsOf("productos")).toMatchObject([published]);
  expect(await findFeed()).toMatchObject([{ slug: "a", fecha: at }]);
  expect(await contentVersion()).toBeGreaterThan(before ?? 0);
  // The clock was put back, and the same minute comes a second time.
  await publishDue(PUBLISHED_KINDS, EARLIER);
  await publishDue(PUBLISHED_KINDS, NOW);
  expect(await rowsOf("audit_log")).toMatchObject([
    { action: "consejo.publicado", target: "c-a", actor_id: null },
    { action: "producto.publicado", target: "p-a", actor_id: null },
  ]);
});

it("leaves a draft that is not finished or against the law, and says why until it is edited", async () => {
  await addConsejo("a", { ...PLANNED, contenido: "Recomendamos una silla R44.", imagen: PICTURE });
  await addProducto("a", PLANNED);
  await publishDue(PUBLISHED_KINDS, NOW);
  const left = { estado: "draft", programado_at: null };
  expect(await rowsOf("consejos")).toMatchObject([left]);
  expect(await rowsOf("productos")).toMatchObject([left]);
  expect(await listNoPublicados()).toEqual([
    {
      ...{ count: 1, text: "Consejo a", href: "/admin/consejos/c-a" },
      why: expect.stringContaining("R44"),
    },
    {
      ...{ count: 1, text: "Producto a", href: "/admin/productos/p-a" },
      why: "No se ha publicado a su hora: No tiene imagen.",
    },
  ]);
  await changeMany(
    KINDS.producto,
    { accion: "categoria", ids: ["p-a"], categoria: "bano-higiene" },
    ANA,
  );
  expect(await listNoPublicados()).toMatchObject([{ text: "Consejo a" }]);
});

it("has nothing to do for what was published before, or comes back from the trash", async () => {
  await addProducto("a", { ...PLANNED, imageurl: PICTURE });
  await addProducto("b", { ...PLANNED, imageurl: PICTURE });
  await changeMany(KINDS.producto, { accion: "published", ids: ["p-a"], categoria: "" }, ANA);
  const item = { tipo: "producto", id: "p-b" } as const;
  await write((trx) => discardRecorded(trx, KINDS[item.tipo], item.id, ANA));
  await restoreNewest(ANA);
  await publishDue(PUBLISHED_KINDS, NOW);
  expect(await rowsOf("productos")).toMatchObject([
    { id: "p-a", estado: "published", programado_at: null, version: 2 },
    { id: "p-b", estado: "draft", programado_at: null },
  ]);
});
