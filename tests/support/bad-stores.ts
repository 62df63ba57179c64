import { expect, it } from "vitest";
import { startSite } from "./site";

const SECRET = "clave-que-nadie-ve";

/** @returns what a start of a new site says that is refused, else how the site ended */
export const startWith = (env: Record<string, string>): Promise<string> =>
  startSite({ env: { DEMO: "0", ...env } }).then(
    async (site) => `${await site.stop()}`,
    (error: Error) => error.message,
  );

/** Tests that a site does not start where a setting names its bucket wrongly. */
export function refusesBadStores(setting: string, url: () => string): void {
  it.each([
    ["a wrong secret", () => url().replace(":S3RVER@", `:${SECRET}@`), "esa clave"],
    ["a wrong bucket", () => url().replace("/fotos", "/otras"), "un bucket con ese nombre"],
    ["no address", () => `https://${SECRET}@s3.ejemplo.es/fotos`, "debe ser como"],
  ])("is refused with %s, which stays unsaid", async (_, spoiled, cause) => {
    const said = await startWith({ [setting]: spoiled() });
    expect(said).toMatch(/^exit 78: /);
    expect(said).toContain(cause);
    expect(said).not.toMatch(/S3RVER|clave-que/);
  });
}
