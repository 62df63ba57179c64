import { expect, it } from "vitest";
import { startUndo } from "~features/importacion/lote/change-lote.server";
import { fichaText } from "~nouns/ficha/ficha";
import { findUsos, isInPast } from "~nouns/imagenes/queries/usos.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { purgeVersions } from "~record/versiones/versiones.server";
import { testDatabase } from "../../../../support/database";
import { write } from "../../../../support/stored";
import { addConsejo, addProducto } from "../../../catalogo";
import { ANA, addAna, run, updateBy } from "../../../features/importacion/batches";
import { find, row } from "../../../features/importacion/importing";

testDatabase(addAna);

const [OLD, NEW, OTHER] = ["a", "b", "c"].map((letter) => letter.repeat(24));
const url = (sha = "") => `/media/${sha}`;

it("finds a picture in the versions that were kept when another one took its place", async () => {
  await addProducto("cuna", { imageurl: url(OLD), imagenes: JSON.stringify([url(OTHER)]) });
  const { id } = await find("cuna");
  expect(await isInPast([OLD ?? ""])).toBe(false);
  await write((trx) => updateProducto(trx, { id }, { imageurl: url(NEW) }));
  expect(await isInPast([OLD ?? ""])).toBe(true);
  expect(await isInPast([OTHER ?? ""])).toBe(true);
});

it("finds a picture that the undoing of an import would bring back, until it has", async () => {
  await addProducto("a", { imageurl: url(OLD) });
  const id = await updateBy(row("a"));
  const purge = () => write((trx) => purgeVersions(trx, new Date("2999-01-01")));
  await purge();
  expect(await isInPast([OLD ?? ""])).toBe(true);
  await startUndo({ id, actor: ANA });
  await run();
  await purge();
  expect((await find("a")).imageurl).toBe(url(OLD));
  expect(await isInPast([OLD ?? ""])).toBe(false);
});

it("finds a picture inside the texts of articles and reviews", async () => {
  const [inArticle = "", inReview = "", nowhere = ""] = [OLD, NEW, OTHER];
  await addConsejo("sueno", {
    contenido: `Uno\n![Una cuna](${url(inArticle)}) pie ${url(nowhere)}`,
  });
  await addProducto("cuna", { contenido_principal: `![](${url(inReview)})` });
  await addProducto("luz", { contenido_principal: `Está en ${url(nowhere)}` });
  const usos = await findUsos([inArticle, inReview, nowhere]);
  expect(
    [inArticle, inReview, nowhere].map((sha) => usos.get(sha)?.map(({ tipo }) => tipo)),
  ).toEqual([["consejo"], ["producto"], ["consejo"]]);
});

it("finds a picture that shows how a fact was measured", async () => {
  const medicion = { metodo: "Cinta", dia: "", quien: "", foto: url(OLD) };
  const ficha = { "peso-1": { valor: 5, fuente: "medido" as const, medicion } };
  await addProducto("cuna", { ficha: fichaText(ficha) });
  const usos = await findUsos([OLD ?? "", NEW ?? ""]);
  expect([...usos.values()].map((of) => of.length)).toEqual([1, 0]);
});
