import { describe, expect, it } from "vitest";
import { createUnderWay } from "~/server/health/under-way";

/** Draws pages within each other. @returns the names listed in the middle, and at the end */
async function drawing(...paths: string[]) {
  const { memory, naming } = createUnderWay();
  const read = () => Buffer.from(memory).toString().replace(/\0+$/, "").split("\n");
  let meanwhile: string[] = [];
  const draw = naming(async () => {
    const next = paths.shift();
    if (next) return draw(new Request(`http://sitio.test${next}`));
    meanwhile = read();
    throw new Error("planted fault");
  });
  await expect(draw(new Request("http://sitio.test/", { method: "POST" }))).rejects.toThrow();
  return { meanwhile, after: read() };
}

describe("what is under way", () => {
  it("is named while it is drawn, the newest first, and no longer", async () => {
    expect(await drawing("/producto/a", "/buscar?q=ana@ejemplo.es")).toEqual({
      meanwhile: ["GET /buscar", "GET /producto/a", "POST /"],
      after: [""],
    });
  });

  it("is named without what opens a draft, however that is spelled", async () => {
    const { meanwhile } = await drawing("/borrador/secreto", "/%62orrador/secreto");
    expect(meanwhile.join()).not.toContain("secreto");
    expect(meanwhile).toHaveLength(3);
  });

  it("fits its room, however many and long they are", async () => {
    const paths = Array.from({ length: 50 }, (_, n) => `/${n}${"a".repeat(500)}`);
    const { meanwhile, after } = await drawing(...paths);
    expect(meanwhile[0]).toMatch(/^GET \/49a{297}$/);
    expect(meanwhile.length).toBeGreaterThan(5);
    expect(after).toEqual([""]);
  });
});
