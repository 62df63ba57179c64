import { expect, it } from "vitest";
import { findImagenes } from "~/domain/imagenes/queries/imagenes.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../../support/database";

testDatabase();

it("leaves out what must not be shown and what is no longer there", async () => {
  const [kept, gone] = ["a".repeat(24), "b".repeat(24)];
  await database().write((trx) =>
    trx
      .insertInto("media")
      .values({
        ...{ sha: kept, alt: "Una cuna", width: 10, height: 10, anchos: "[10]", bytes: 1 },
        ...{ origen: "upload", created_at: "2026-03-01T10:00:00.000Z" },
      })
      .execute(),
  );
  const outside = "https://fotos.ejemplo.es/cuna.jpg";
  const urls = [`/media/${gone}`, `/media/${kept}`, "javascript:alert(1)", outside];
  const found = await findImagenes(urls, "Cuna");
  expect(found.map(({ url, alt }) => [url, alt])).toEqual([
    [`/media/${kept}`, "Una cuna"],
    [outside, "Cuna"],
  ]);
});
