import { expect, it } from "vitest";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import { submitRecord } from "~/actions/submit-record.server";
import { formErrors } from "~/http/results/form-reply";
import { findBorrador } from "~record/borradores/borradores.server";
import { addConsejo } from "../../domain/catalogo";
import { siteDatabase } from "../../support/database";
import { insertRows } from "../../support/insert-rows";
import { ACTOR, IMAGEN, refusalOf, submissionOf } from "../submitted";

const db = siteDatabase();

/** Sends a form that recommends what the law forbids and does not say whether it is published. */
const submitConsejo = (changes: Record<string, string> = {}, id?: string) => {
  const fields = {
    ...{ intent: "guardar", version: "1" },
    ...{ titulo: "Sillas", slug: "sillas", categoria: "salud" },
    ...{ imagen: IMAGEN, contenido: "Recomendamos una silla R44." },
  };
  return submitRecord(submissionOf({ ...fields, ...changes }, id, "/admin/consejos"), CONSEJO);
};

const LAWFUL = { contenido: "Texto.", categoria: "no-esta" };

const stored = () =>
  db.database().read.selectFrom("consejos").selectAll().orderBy("slug").execute();

it.each([
  ["a new article", {}, undefined],
  ["a published one", {}, "c-a"],
  [
    "a draft whose excerpt is not in the form",
    { estado: "published", contenido: "Una silla." },
    "c-b",
  ],
])("a form with a field left out does not slip past the law: %s", async (_, changes, id) => {
  await addConsejo("a");
  await addConsejo("b", { estado: "draft", extracto: "Recomendamos una silla R44." });
  const { status, reply } = refusalOf(await submitConsejo(changes, id));
  expect(status).toBe(422);
  expect(formErrors(reply)[0]?.text).toContain("No se puede publicar");
  const rows = await stored();
  expect(rows.map(({ contenido, estado }) => [contenido, estado])).toEqual([
    ["Texto.", "published"],
    ["Texto.", "draft"],
  ]);
});

it.each([
  ["a new article", undefined],
  ["one that is moved", "c-a"],
])("%s goes into no category that there is not", async (_, id) => {
  await addConsejo("a");
  const { status, reply } = refusalOf(await submitConsejo(LAWFUL, id));
  expect(status).toBe(422);
  expect(reply.error?.categoria).toEqual(["Esa categoría ya no existe: elige otra"]);
  expect(reply.initialValue).toMatchObject({ contenido: "Texto." });
});

it("an article stays in the category that it has, whatever became of that", async () => {
  await addConsejo("a", { categoria: "ida" });
  const answer = await submitConsejo({ ...LAWFUL, categoria: "ida" }, "c-a");
  expect(answer).toBeInstanceOf(Response);
});

it("a draft that stays one may say anything", async () => {
  await addConsejo("b", { estado: "draft" });
  const answer = await submitConsejo({}, "c-b");
  expect(answer).toBeInstanceOf(Response);
  expect(await stored()).toMatchObject([
    { contenido: "Recomendamos una silla R44.", estado: "draft" },
  ]);
});

it.each([
  ["lines", "## a\n".repeat(3_000), 2_000, 2_000],
  ["signs", "a".repeat(100_001), 1, 100_000],
])("a body of too many %s is shown as far as it could be saved", async (_, ...rest) => {
  const [contenido, lines, signs] = rest;
  const shown = refusalOf(await submitConsejo({ contenido, intent: "vista-previa" }));
  const bloques = (shown.preview?.bloques ?? []) as { trozos: string[] }[];
  expect(bloques).toHaveLength(lines);
  expect(bloques.flatMap(({ trozos }) => trozos).join("")).toHaveLength(signs);
});

it("looking for something to insert keeps the form as it is", async () => {
  await insertRows("profiles", ACTOR);
  const kept = await submitConsejo({ intent: "insertar", titulo: "" });
  const place = (kept as Response).headers.get("Location") ?? "";
  expect(place).toMatch(/^\/admin\/insertar\?borrador=[0-9a-f]{24}$/);
  const borrador = await findBorrador(place.slice(-24), "u1");
  expect(borrador).toMatchObject({ campo: "contenido", volver: "/admin/consejos" });
});

it("a form without signature and sources leaves those that are stored", async () => {
  const signed = {
    autor_id: "ana",
    revisado_at: "2026-01-01",
    fuentes: "OMS | https://www.who.int",
  };
  await addConsejo("a", { ...signed, extracto: "Un resumen." });
  const sent = { ...LAWFUL, categoria: "salud" };
  await submitConsejo(sent, "c-a");
  expect(await stored()).toMatchObject([{ ...signed, titulo: "Sillas", extracto: "Un resumen." }]);
  const emptied = { ...sent, version: "2", autor_id: "", fuentes: "" };
  await submitConsejo(emptied, "c-a");
  expect(await stored()).toMatchObject([{ autor_id: "", fuentes: "", revisado_at: "2026-01-01" }]);
});

it("a review needs its day", async () => {
  const answer = refusalOf(await submitConsejo({ ...LAWFUL, revisor_id: "ana" }));
  expect(answer.reply.error).toEqual({ revisado_at: ["Di qué día lo revisó"] });
});

it("an hour that is typed plans the article, whichever button saves it", async () => {
  const planned = { contenido: "Texto.", programado_at: "2999-01-02T10:00" };
  const answer = await submitConsejo({ ...planned, intent: "guardar" });
  expect((answer as Response).status).toBe(303);
  expect(await stored()).toMatchObject([
    { estado: "draft", programado_at: "2999-01-02T09:00:00.000Z" },
  ]);
});

it("what was to be planned and changed meanwhile comes back as the draft that it was", async () => {
  await addConsejo("a", { estado: "draft", version: 3 });
  const form = { contenido: "Otro.", intent: "programar", programado_at: "2999-01-02T10:00" };
  const answer = refusalOf(await submitConsejo(form, "c-a"));
  expect(answer.status).toBe(409);
  expect(answer.reply.initialValue).toMatchObject({ estado: "draft" });
});

it("a preview reads a copied text as it will be kept", async () => {
  const contenido = "##\u00a0Uno\r\n•\tDos\r\n## Tres";
  const answer = refusalOf(await submitConsejo({ intent: "vista-previa", contenido }));
  const { preview, reply } = answer;
  expect(preview?.bloques.map(({ kind }) => kind)).toEqual(["h2", "ul", "h2"]);
  expect(reply?.initialValue?.contenido).toBe(contenido);
});
