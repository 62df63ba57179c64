import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isProductoId } from "~nouns/productos/rules/producto-id";

const files = readdirSync("app/routes");
/** Words after `/admin/productos/`: «nuevo» and «lote» have no route file that begins with them. */
const words = [
  ...["nuevo", "lote"],
  ...files.flatMap((file) => /^admin\.productos\.(\w+?)_?\./.exec(file)?.[1] ?? []),
];

describe("isProductoId", () => {
  it.each([...new Set(words)].filter((word) => word !== "_index"))(
    "takes no «%s», which leads to a screen",
    (word) => {
      expect([isProductoId(word), isProductoId(word.toUpperCase())]).toEqual([false, false]);
    },
  );

  it("finds such screens at all, and takes words that lead to none", () => {
    expect(words).toEqual(expect.arrayContaining(["exportar", "importar"]));
    expect(["B0DEMO0001", "lotes"].map(isProductoId)).toEqual([true, true]);
  });
});
