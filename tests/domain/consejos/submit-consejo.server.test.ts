import { expect, it } from "vitest";
import { submitConsejo, submitNewConsejo } from "~/domain/consejos/submit-consejo.server";
import { formErrors } from "~/http/form-reply";
import { makeSeal } from "~/http/form-seal.server";
import { testDatabase } from "../../support/database";
import { addConsejo } from "../catalogo";

const db = testDatabase();

/** A form that recommends what the law forbids and does not say whether it is published. */
function submission() {
  const form = new FormData();
  const fields = {
    ...{ intent: "guardar", idem: makeSeal(), version: "1" },
    ...{ titulo: "Sillas", slug: "sillas", categoria: "seguridad" },
    ...{ imagen: "https://fotos.test/a.jpg", contenido: "Recomendamos una silla R44." },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return {
    request: new Request("http://sitio.test/admin/consejos", { method: "POST" }),
    form,
    context: { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" },
    actor: { id: "u1", email: "ana@ejemplo.es" },
  };
}

it.each([
  ["a new article", () => submitNewConsejo(submission())],
  ["a published one", () => submitConsejo("c-a", submission())],
])("a form without its state does not slip past the law: %s", async (_, submit) => {
  await addConsejo("a");
  const answer = await submit();
  if (answer instanceof Response) throw new Error(`answered ${answer.status}`);
  expect(answer.init?.status).toBe(422);
  expect(formErrors(answer.data.reply)[0]?.text).toContain("No se puede publicar");
  const rows = await db.database().read.selectFrom("consejos").select("contenido").execute();
  expect(rows).toEqual([{ contenido: "Texto." }]);
});
