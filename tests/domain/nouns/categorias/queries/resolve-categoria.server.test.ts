import { beforeEach, expect, it } from "vitest";
import { resolveCategoria, resolveTipo } from "~nouns/categorias/queries/resolve-categoria.server";
import {
  insertCategoria,
  updateCategoria,
} from "~nouns/categorias/queries/write-categorias.server";
import { testDatabase } from "../../../../support/database";
import { write } from "../../../../support/stored";
import { camposOf } from "../campos";

testDatabase();

const SILLAS = camposOf("Carritos y Sillas de Paseo", { slug: "carritos" });

beforeEach(() =>
  write(async (trx) => {
    const added = await insertCategoria(trx, SILLAS);
    if (added.outcome !== "saved") throw new Error(added.outcome);
    const seen = { id: added.id, version: 1 };
    await updateCategoria(trx, seen, { ...SILLAS, slug: "carritos-sillas" });
    await trx
      .insertInto("tipos_consejo")
      .values({ id: "t", nombre: "Sueño y descanso", slug: "sueno" })
      .execute();
  }),
);

const categoria = (text: string) => write((trx) => resolveCategoria(trx, text));
const tipo = (text: string) => write((trx) => resolveTipo(trx, text));

it("finds a category by its slug, by a former slug and by its name", async () => {
  expect(await categoria("carritos-sillas")).toBe("carritos-sillas");
  expect(await categoria("carritos")).toBe("carritos-sillas");
  expect(await categoria("CARRITOS y sillas de paseo ")).toBe("carritos-sillas");
});

it("takes a former slug that another category has by now for that one", async () => {
  await write((trx) => insertCategoria(trx, { ...SILLAS, nombre: "Otra" }));
  expect(await categoria("carritos")).toBe("carritos");
});

it("finds an advice type by its slug and by its name", async () => {
  expect(await tipo("sueno")).toBe("sueno");
  expect(await tipo("sueño y DESCANSO")).toBe("sueno");
});
