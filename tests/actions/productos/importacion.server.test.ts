import { expect, it } from "vitest";
import { answerImport, changeLote } from "~/actions/productos/importacion.server";
import { formErrors } from "~/http/results/form-reply";
import { OverloadedError } from "~/runtime/work-line";
import { csvError, notCsv } from "~features/importacion/archivo/archivo";
import { PROBLEMAS } from "~features/importacion/lote/lote-messages";
import { ANA, addAna, lote, upload } from "../../domain/features/importacion/batches";
import { HEADER, row } from "../../domain/features/importacion/importing";
import { testDatabase } from "../../support/database";
import { contextOf } from "../submitted";

testDatabase(addAna);

const BUSY = { title: "Error", text: "Ahora no" };
const FILE = `${HEADER}\n${row("a")}\n${row("b")}`;

function submission(fields: readonly [string, string][], query = "") {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request(`http://sitio.test/admin/productos/importar/x${query}`);
  return { request, form, context: contextOf() };
}

type Answer = Awaited<ReturnType<typeof answerImport>>;

/** @returns the status with the problem shown or, for a redirect, with its address */
function outcomeOf(answer: Answer) {
  if (answer instanceof Response) return [answer.status, answer.headers.get("Location")];
  if ("next" in answer) return [200, answer.next];
  const { problema, reply } = answer.data;
  expect(formErrors(reply).map(({ text }) => text)).toEqual([problema.text]);
  return [answer.init?.status, `${problema.title}: ${problema.text}`];
}

it("shows what is wrong with a file also where its columns are said", async () => {
  const fail = async (error: Error) =>
    outcomeOf(await answerImport(submission([]), () => Promise.reject(error), BUSY));
  expect(await fail(csvError("es demasiado grande"))).toEqual([
    422,
    "Error: No se pudo procesar el archivo CSV: es demasiado grande",
  ]);
  expect(await fail(notCsv())).toEqual([
    422,
    "Archivo no válido: Por favor, selecciona un archivo CSV",
  ]);
  expect(await fail(new OverloadedError("x"))).toEqual([503, "Error: Ahora no"]);
  await expect(fail(new Error("x"))).rejects.toThrow("x");
});

const press = async (id: string, intent: string, query = "") =>
  outcomeOf(await changeLote(id, ANA, submission([["intent", intent]], query)));

it.each(["constructor", "borrar", ""])("changes nothing for the button «%s»", async (intent) => {
  const id = await upload(FILE);
  const { title, text } = PROBLEMAS.manipulado;
  expect(await press(id, intent)).toEqual([422, `${title}: ${text}`]);
  expect((await lote(id)).estado).toBe("preparada");
});

it("leads to the import, to its work or, once it is thrown away, to where it began", async () => {
  const id = await upload(FILE);
  const page = `/admin/productos/importar/${id}`;
  expect(await press(id, "olvidar")).toEqual([303, page]);
  expect(await press(id, "deshacer")).toEqual([303, `${page}?seguir=1`]);
  expect(await press(id, "deshacer", "?parte")).toEqual([200, page]);
  expect(await press(id, "descartar", "?parte")).toEqual([303, "/admin/productos"]);
  expect(await press(id, "descartar")).toEqual([303, page]);
  expect(await press(await upload(FILE), "descartar")).toEqual([303, "/admin/productos/importar"]);
});
