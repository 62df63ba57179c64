import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { answerMeanwhile } from "~/server/answer-meanwhile";
import { PortError } from "~/server/port";

async function takePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const free = async () => {
    server.close();
    await once(server, "close");
  };
  return { place: { port, host: "127.0.0.1", isHttps: false }, free };
}

async function freePlace() {
  const { place, free } = await takePort();
  await free();
  return place;
}

const ask = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`);

describe("a process whose migration takes long", () => {
  it("says that it lives, and sends visitors away until later", async () => {
    const place = await freePlace();
    const result = await answerMeanwhile(async () => {
      const health = await ask(place.port, "/healthz");
      expect([health.status, await health.text()]).toEqual([200, "ok"]);
      for (const path of ["/", "/readyz", "/admin"]) {
        const answer = await ask(place.port, path);
        expect([answer.status, answer.headers.get("Retry-After")], path).toEqual([503, "30"]);
        expect(answer.headers.get("Cache-Control"), path).toBe("no-store, no-cache");
        expect(await answer.text(), path).toContain("se está actualizando");
      }
      return "migrated";
    }, place);
    expect(result).toBe("migrated");
    await expect(ask(place.port, "/healthz")).rejects.toThrow();
  });

  it("lets the port go when the migration fails", async () => {
    const place = await freePlace();
    const fails = answerMeanwhile(() => Promise.reject(new Error("disk full")), place);
    await expect(fails).rejects.toThrow("disk full");
    await expect(ask(place.port, "/healthz")).rejects.toThrow();
  });

  it("does not begin when the port is taken", async () => {
    const { place, free } = await takePort();
    let hasBegun = false;
    const refused = answerMeanwhile(async () => {
      hasBegun = true;
    }, place);
    await expect(refused).rejects.toThrow(PortError);
    expect(hasBegun).toBe(false);
    await free();
  });
});
