import { expect, it } from "vitest";
import { AUTOR } from "~/actions/autores/autor.server";
import { CATEGORIA } from "~/actions/categorias/submit-categoria.server";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import type { AdminSubmission } from "~/actions/submission";
import { submitRecord } from "~/actions/submit-record.server";
import { KINDS } from "~/domain/kinds.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import { database } from "~db/client.server";
import { findBySlug } from "~nouns/autores/autores.server";
import { findDraft } from "~nouns/consejos/queries/consejos.server";
import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { duplicate } from "~record/publicacion/duplicate.server";
import { siteDatabase } from "../support/database";
import { storedOf } from "../support/records";

siteDatabase();

const IMAGEN = "https://fotos.test/a.jpg";

const CASES = [
  {
    tabla: "consejos" as const,
    campo: "imagen",
    fields: { titulo: "Cuna", slug: "cuna", categoria: "salud", estado: "draft" },
    submit: (sent: AdminSubmission) => submitRecord(sent, CONSEJO),
    stored: (id: string) => storedOf(CONSEJO, id),
    shown: async (id: string) => (await findDraft(id))?.imagen.alt,
  },
  {
    tabla: "autores" as const,
    campo: "imagen",
    fields: { nombre: "Cuna" },
    submit: (sent: AdminSubmission) => submitRecord(sent, AUTOR),
    stored: (id: string) => storedOf(AUTOR, id),
    shown: async (id: string) => (await findBySlug(id))?.imagen.alt,
  },
  {
    tabla: "categorias" as const,
    campo: "imagen_url",
    fields: { nombre: "Cuna", slug: "cuna" },
    submit: (sent: AdminSubmission) => submitRecord(sent, CATEGORIA),
    stored: (id: string) => storedOf(CATEGORIA, id),
    // No page shows it: the banner stands beside the name.
    shown: undefined,
  },
];

it.each(CASES)(
  "a row of $tabla keeps its own text of a picture beside that of the library",
  async ({ tabla, campo, fields, submit, stored, shown }) => {
    const send = async (alt: string, more: { id?: string; version?: string } = {}) => {
      const form = new FormData();
      const sent = { idem: makeSeal(), ...fields, [campo]: IMAGEN, [`${campo}_alt`]: alt };
      for (const [name, value] of Object.entries({ ...sent, version: more.version ?? "" })) {
        form.set(name, value);
      }
      const answer = await submit({
        request: new Request("http://sitio.test/admin", { method: "POST" }),
        form,
        context: { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" },
        actor: { id: "u1", email: "ana@ejemplo.es" },
        id: more.id,
      });
      expect(answer).toMatchObject({ status: 303 });
    };
    await send("Una cuna");
    const rows = database().read.selectFrom(tabla).select("id").where("slug", "=", "cuna");
    const { id } = await rows.executeTakeFirstOrThrow();
    const texts = async () => [
      (await stored(id))?.[`${campo}_alt`],
      await shown?.(id),
      (await findTextos(IMAGEN)).alt,
    ];
    const onPage = (alt: string) => (shown ? alt : undefined);
    expect(await texts()).toEqual(["Una cuna", onPage("Una cuna"), "Una cuna"]);
    await send("De haya", { id, version: "1" });
    expect(await texts()).toEqual(["De haya", onPage("De haya"), "Una cuna"]);
    const ana = { id: "u1", email: "ana@ejemplo.es" };
    const copy = tabla === "consejos" ? await duplicate(KINDS.consejo, id, ana) : id;
    expect(await shown?.(copy ?? "")).toBe(onPage("De haya"));
    await send("", { id, version: "2" });
    expect(await texts()).toEqual(["Una cuna", onPage("Una cuna"), "Una cuna"]);
  },
);
