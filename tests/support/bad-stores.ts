import { expect, it } from "vitest";
import { startSite } from "./site";

const SECRET = "clave-que-nadie-ve";

/** @returns the message with which the start of a new site is refused, else its exit code */
export const startWith = (env: Record<string, string>): Promise<string> =>
  startSite({ env: { DEMO: "0", ...env } }).then(
    async (site) => `${await site.stop()}`,
    (error: Error) => error.message,
  );

/** Tests that a site refuses to start with a wrong address of its bucket in this setting. */
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
