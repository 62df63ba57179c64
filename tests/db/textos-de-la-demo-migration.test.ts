import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { migrate } from "~db/migrator.server";
import { deleteDemo } from "~features/escritorio/demo.server";
import { changeAjustes } from "~nouns/ajustes/ajustes-versions.server";
import { updateCategoria } from "~nouns/categorias/queries/write-categorias.server";
import { openBefore } from "../support/before-migration";
import { demoTextos, textosDeCategorias, textosDeTipos } from "../support/demo";
import { readColumn, readRow, write } from "../support/stored";
import { renameTipo } from "../support/tipos";

const FIRST_LISTA = readFileSync(
  new URL("../fixtures/lista-de-la-primera-demo.txt", import.meta.url),
  "utf8",
).trimEnd();
const ANA = { id: "ana", email: "ana@ejemplo.es" };
const [paseo] = textosDeCategorias;

let site: Awaited<ReturnType<typeof openBefore>>;
beforeEach(async () => {
  site = await openBefore("0060");
  const textos = { como_elegir: paseo?.como_elegir, en_que_nos_fijamos: "Texto mío." };
  site.add("categorias", { id: "c", slug: "paseo-viaje", ...textos });
  site.add("tipos_consejo", { id: "salud", descripcion: textosDeTipos.salud });
  const ajustes = { lista: FIRST_LISTA, pie: demoTextos.pie, lema: "Nuestro lema" };
  for (const [clave, valor] of Object.entries(ajustes)) site.add("ajustes", { clave, valor });
});

const addDemo = () =>
  site.add("consejos", { id: "demo", categoria: "salud", estado: "published", demo: 1 });

async function textosAfterwards() {
  await write(deleteDemo);
  const { como_elegir, en_que_nos_fijamos } = await readRow("categorias");
  const { descripcion } = await readRow("tipos_consejo");
  const claves = await readColumn("ajustes", "clave");
  return { claves, como_elegir, en_que_nos_fijamos, descripcion };
}

it("withdraws the texts of an older demo, whatever today's are, and no text of the owner", async () => {
  expect(FIRST_LISTA).not.toBe(demoTextos.lista);
  await addDemo();
  await migrate(site.database);
  expect(await textosAfterwards()).toEqual({
    claves: ["lema"],
    como_elegir: "",
    en_que_nos_fijamos: "Texto mío.",
    descripcion: "",
  });
});

it("leaves a kind of articles its sentence on a site that has no article of the demo", async () => {
  await migrate(site.database);
  expect((await textosAfterwards()).descripcion).toBe(textosDeTipos.salud);
});

it("keeps what somebody has written over the demo, and what was saved unchanged is still its", async () => {
  await addDemo();
  await migrate(site.database);
  await write((trx) =>
    changeAjustes(trx, { seccion: "textos", values: { pie: "Otro pie" }, actor: ANA }),
  );
  const campos = {
    nombre: "Paseo y viaje",
    slug: "paseo-viaje",
    descripcion: null,
    imagen_url: "",
  };
  const textos = { como_elegir: "Míralo aquí.", en_que_nos_fijamos: "Texto mío.", parent_id: null };
  await write((trx) => updateCategoria(trx, { id: "c", version: 1 }, { ...campos, ...textos }));
  await renameTipo({ id: "salud", nombre: "Salud", descripcion: textosDeTipos.salud });
  expect(await textosAfterwards()).toEqual({
    claves: ["lema", "pie"],
    como_elegir: "Míralo aquí.",
    en_que_nos_fijamos: "Texto mío.",
    descripcion: "",
  });
});
