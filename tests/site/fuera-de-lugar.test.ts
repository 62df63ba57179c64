import { describe, expect, it } from "vitest";
import { useSite } from "../support/use-site";

/** Tests requests that none of our pages makes, but that are no attack either. */

const site = useSite({ env: { LOG_LEVEL: "error" } });

describe("a form that is sent where none is taken", () => {
  it.each(["/", "/categorias", "/producto/nada", "/buscar?q=silla", "/consejos"])(
    "%s answers 405, and that is no fault",
    async (path) => {
      const response = await site.post(path, { a: "1" });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
      const html = await response.text();
      expect(html).toContain("Método no permitido");
      expect(html).not.toMatch(/Algo ha fallado|No es culpa tuya/);
    },
  );

  it("answers 404 where there is no page either", async () => {
    const response = await site.post("/nada/de/nada", { a: "1" });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Página no encontrada");
  });
});

it.each(["/categoria/alimentacion?pagina=", "/producto/", "/consejos?categoria=", "/buscar?q="])(
  "an endless address is not repeated: %s",
  async (start) => {
    const html = await (await site.fetch(start + "a".repeat(3_000))).text();
    expect(html).not.toContain("a".repeat(200));
  },
);
