import { expect, it } from "vitest";
import { CutError, openKept, toRequest } from "../support/keep-alive";
import { startSite } from "../support/site";

const ROUNDS = 3 * Number(process.env.HARD_SCALE ?? 1);
const CLIENTS = 12;
const PATHS = [
  "/",
  "/categoria/paseo-viaje",
  "/producto/carrito-tilavia-ronda-3-en-1",
  "/favicon.svg",
];

/** Sends requests until the server announces that it closes. @returns the number of answers */
async function askUntilLast(port: number, path: string): Promise<number> {
  const connection = await openKept(port);
  for (let whole = 0; ; whole++) {
    const answer = await connection.ask(toRequest(path, { Host: `127.0.0.1:${port}` }));
    expect(answer.status).toBe(200);
    if (answer.isLast) {
      connection.close();
      return whole + 1;
    }
  }
}

it("SIGTERM under load cuts no answer", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const site = await startSite({ env: { LOG_LEVEL: "error" } });
    const port = Number(new URL(site.origin).port);
    const clients = Array.from({ length: CLIENTS }, (_, n) =>
      askUntilLast(port, PATHS[n % PATHS.length] ?? "/"),
    );
    const cut: unknown[] = [];
    for (const client of clients) client.catch((error) => cut.push(error));
    // Waits until every client has had answers, so that the signal comes under load.
    const warm = await openKept(port);
    for (let n = 0; n < 40; n++) await warm.ask(toRequest("/", { Host: `127.0.0.1:${port}` }));
    warm.close();
    expect(await site.stop("SIGTERM")).toBe(0);
    const results = await Promise.allSettled(clients);
    expect(cut.filter((error) => !(error instanceof CutError))).toEqual([]);
    expect(cut.map(String)).toEqual([]);
    expect(results.every(({ status }) => status === "fulfilled")).toBe(true);
  }
});
