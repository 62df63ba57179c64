import { expect, it } from "vitest";
import { takePictures } from "~/actions/imagenes/take-pictures.server";
import { testDatabase } from "../../support/database";

testDatabase();

const BY = { id: "ana", email: "ana@ejemplo.es" };
const CONTEXT = { requestId: "x", nonce: "x", clientAddress: "red" };

const requestOf = (body: BodyInit) =>
  new Request("http://localhost/admin/imagenes", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    duplex: "half",
  } as RequestInit);

it("nobody waits for a picture that comes over a slow line", async () => {
  const lines = Array.from({ length: 12 }, () => new TransformStream<Uint8Array, Uint8Array>());
  const slow = lines.map(({ readable }) => takePictures(requestOf(readable), BY, CONTEXT));
  const { refused } = await takePictures(requestOf("imagen=nada"), BY, CONTEXT);
  expect(refused).toMatchObject({ text: expect.stringContaining("Elige un archivo.") });
  await Promise.all(lines.map(({ writable }) => writable.getWriter().close()));
  for (const { refused: empty } of await Promise.all(slow)) expect(empty?.init.status).toBe(422);
});

it("a picture whose line breaks is no fault of the site", async () => {
  const broken = new ReadableStream({ start: (line) => line.error(new Error("aborted")) });
  const taken = takePictures(requestOf(broken), BY, CONTEXT);
  await expect(taken).rejects.toMatchObject({ status: 400 });
});
