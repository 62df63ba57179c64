import { expect, it } from "vitest";
import { submitObservacion } from "~/actions/observar.server";
import { makeSeal } from "~/http/forms/form-seal.server";
import { TRAP_FIELD } from "~/http/forms/trap";
import { listObservaciones } from "~record/revision/observaciones.server";
import { NOMBRE_MAX, NOTA_MAX } from "~record/revision/revision";
import { addConsejo } from "../domain/catalogo";
import { siteDatabase } from "../support/database";
import { formOf } from "../support/form-of";

siteDatabase(async () => {
  await addConsejo("a", { estado: "draft", contenido: "## Antes\nUna línea." });
});
const ITEM = { tipo: "consejo", id: "c-a" } as const;
const PAGE = "/borrador/x";

const WRITING_MS = 5_000;
const SAID = { linea: "2", texto: "Falta una coma", nombre: "Eva" };

async function send(fields: Record<string, string>, writingMs = WRITING_MS) {
  const idem = makeSeal(new Date(Date.now() - writingMs));
  const form = formOf({ idem, ...SAID, ...fields });
  const context = { requestId: "x", nonce: "x", clientAddress: "10.0.0.1" };
  const request = new Request(`http://sitio.test${PAGE}`, { method: "POST" });
  const answer = await submitObservacion(ITEM, { request, form, context }, PAGE);
  if (answer instanceof Response) return answer.headers.get("Location");
  return { said: JSON.stringify(answer) };
}

it("keeps a remark with the words of its paragraph, which nobody can send along", async () => {
  expect(await send({ cita: "Otra cosa" })).toBe(`${PAGE}?enviado=1`);
  expect(await listObservaciones(ITEM)).toMatchObject([{ linea: 2, cita: "Una línea." }]);
});

it.each([
  ["of a paragraph that is not there", { linea: "99" }, "elige otra vez el párrafo"],
  ["of half a paragraph", { linea: "1.5" }, "no es válido"],
  ["of no paragraph", { linea: "dos" }, "no es válido"],
  ["without words", { texto: " \u200b\n" }, "Escribe tu observación"],
  ["longer than it may be", { texto: "a".repeat(NOTA_MAX + 1) }, "1.000"],
  ["under too long a name", { nombre: "a".repeat(NOMBRE_MAX + 1) }, "80"],
  ["under no name", { nombre: "\u202e" }, "Escribe tu nombre"],
  ["that a machine filled in", { [TRAP_FIELD]: "https://evil.test" }, '"isHasty":true'],
])("refuses a remark %s", async (_, fields, reason) => {
  const answer = await send(fields);
  expect(answer).toEqual({ said: expect.stringContaining(reason) });
  expect(await listObservaciones(ITEM)).toEqual([]);
});

it("asks whoever sends a remark at once to send it again", async () => {
  expect(await send({}, 0)).toEqual({ said: expect.stringContaining('"isHasty":true') });
  expect(await listObservaciones(ITEM)).toEqual([]);
});

it("keeps signs that turn the reading order out of the name under a remark", async () => {
  await send({ nombre: "\u202eE\u2066va" });
  expect(await listObservaciones(ITEM)).toMatchObject([{ nombre: "Eva" }]);
});
