import { expect, it } from "vitest";
import { AUTOR } from "~/actions/autores/autor.server";
import { CATEGORIA } from "~/actions/categorias/submit-categoria.server";
import { CONSEJO } from "~/actions/consejos/submit-consejo.server";
import type { SomeKind } from "~/actions/record-kind";
import { submitRecord } from "~/actions/submit-record.server";
import { KINDS } from "~/domain/kinds.server";
import { findBySlug } from "~nouns/autores/autores.server";
import { findDraft } from "~nouns/consejos/queries/consejos.server";
import { findTextos } from "~nouns/imagenes/queries/imagenes.server";
import { duplicate } from "~record/publicacion/duplicate.server";
import { siteDatabase } from "../support/database";
import { storedOf } from "../support/records";
import { readRow } from "../support/stored";
import { ACTOR, IMAGEN, submissionOf } from "./submitted";

siteDatabase();

const CASES = [
  {
    tabla: "consejos" as const,
    campo: "imagen",
    fields: { titulo: "Cuna", slug: "cuna", categoria: "salud", estado: "draft" },
    kind: CONSEJO as SomeKind,
    shown: async (id: string) => (await findDraft(id))?.imagen.alt,
  },
  {
    tabla: "autores" as const,
    campo: "imagen",
    fields: { nombre: "Cuna" },
    kind: AUTOR as SomeKind,
    shown: async (id: string) => (await findBySlug(id))?.imagen.alt,
  },
  {
    tabla: "categorias" as const,
    campo: "imagen_url",
    fields: { nombre: "Cuna", slug: "cuna" },
    kind: CATEGORIA as SomeKind,
    // No page shows the text, because the picture stands beside the category's name.
    shown: undefined,
  },
];

it.each(CASES)(
  "a row of $tabla keeps its own text of a picture beside that of the library",
  async ({ tabla, campo, fields, kind, shown }) => {
    const send = async (alt: string, id?: string, version = "") => {
      const sent = { ...fields, [campo]: IMAGEN, [`${campo}_alt`]: alt, version };
      expect(await submitRecord(submissionOf(sent, id), kind)).toMatchObject({ status: 303 });
    };
    await send("Una cuna");
    const { id } = await readRow(tabla, { slug: "cuna" });
    const texts = async () => [
      (await storedOf(kind, id))?.[`${campo}_alt`],
      await shown?.(id),
      (await findTextos(IMAGEN)).alt,
    ];
    const onPage = (alt: string) => (shown ? alt : undefined);
    expect(await texts()).toEqual(["Una cuna", onPage("Una cuna"), "Una cuna"]);
    await send("De haya", id, "1");
    expect(await texts()).toEqual(["De haya", onPage("De haya"), "Una cuna"]);
    const copy = tabla === "consejos" ? await duplicate(KINDS.consejo, id, ACTOR) : id;
    expect(await shown?.(copy ?? "")).toBe(onPage("De haya"));
    await send("", id, "2");
    expect(await texts()).toEqual(["Una cuna", onPage("Una cuna"), "Una cuna"]);
  },
);
