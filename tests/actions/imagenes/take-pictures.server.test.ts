import sharp from "sharp";
import { expect, it } from "vitest";
import { takePictures } from "~/actions/imagenes/take-pictures.server";
import { testDatabase } from "../../support/database";
import { forgedPng } from "../../support/hostile-files";
import { routeAccount } from "../../support/route-account";

testDatabase();

const context = { requestId: "a1", nonce: "", clientAddress: "" };
const BY = { id: "ana", email: "ana@ejemplo.es" };

const requestOf = (body: BodyInit) =>
  new Request("http://localhost/admin/imagenes", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    duplex: "half",
  } as RequestInit);

it("nobody waits for a picture that comes over a slow line", async () => {
  const lines = Array.from({ length: 12 }, () => new TransformStream<Uint8Array, Uint8Array>());
  const slow = lines.map(({ readable }) => takePictures(requestOf(readable), BY, context));
  const { refused } = await takePictures(requestOf("imagen=nada"), BY, context);
  expect(refused).toMatchObject({ text: expect.stringContaining("Elige un archivo.") });
  await Promise.all(lines.map(({ writable }) => writable.getWriter().close()));
  for (const { refused: empty } of await Promise.all(slow)) expect(empty?.init.status).toBe(422);
});

it("a picture whose line breaks is no fault of the site", async () => {
  const broken = new ReadableStream({ start: (line) => line.error(new Error("aborted")) });
  const taken = takePictures(requestOf(broken), BY, context);
  await expect(taken).rejects.toMatchObject({ status: 400 });
});

const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#c86" } })
    .png()
    .toBuffer();

async function send(...files: [name: string, bytes: Buffer][]) {
  const ana = await routeAccount("ana@ejemplo.es", "contributor");
  const body = new FormData();
  for (const [name, bytes] of files) {
    body.append("archivo", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
  }
  const request = new Request("http://localhost/admin/imagenes", { method: "POST", body });
  const { fotos, refused } = await takePictures(request, ana, context);
  return { stored: fotos.length, text: refused?.text, status: refused?.init.status };
}

it("a file without content is called empty, and a field without a file is not", async () => {
  expect(await send(["foto.jpg", Buffer.alloc(0)])).toEqual({
    stored: 0,
    text: "No se pudo subir la imagen. El archivo está vacío. Cópialo otra vez a tu dispositivo y vuelve a probar.",
    status: 422,
  });
  const { text } = await send(["", Buffer.alloc(0)]);
  expect(text).toBe("No se pudo subir la imagen. Elige un archivo.");
});

it("an empty file among others is named, and the others are stored", async () => {
  const { stored, text } = await send(["llena.jpg", await png()], ["vacía.jpg", Buffer.alloc(0)]);
  expect(stored).toBe(1);
  expect(text).toContain("No se pudo subir «vacía.jpg». El archivo está vacío.");
  expect(text).toContain("Las demás están en la biblioteca.");
});

it("a picture beyond the limit of its format is told that limit", async () => {
  const large = forgedPng(7_200, 7_200, Buffer.from("no pixels"));
  const { text, status } = await send(["foto.jpg", large]);
  expect(status).toBe(422);
  expect(text).toMatch(
    /^No se pudo subir la imagen\. Tiene 51,8 millones de píxeles\. Un PNG como este puede tener \d+: redúcelo/,
  );
});
