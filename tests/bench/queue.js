import { Agent } from "node:http";
import { putUnderLoad } from "./load.js";
import { startServer } from "./servers.js";
import { markdownTable, number } from "./table.js";
import { filledForm, send } from "./writes.js";

/** Measures how long a reader of a kept page waits while many visitors write at once. */

const SIGN_IN = new URLSearchParams({
  ...{ intent: "entrar", email: "nadie@ejemplo.es", password: "Nube-7-lenta-azul" },
}).toString();

/** @type {Record<string, (dataDir: string) => { target: string, body: string, type?: string }>} */
const KINDS = {
  "400 clicks": () => ({
    target: "/clic?p=B0DEMO0001&en=producto",
    body: "PING",
    type: "text/ping",
  }),
  "400 messages": (dataDir) => ({ target: "/contacto", body: filledForm(dataDir) }),
  "60 sign-ins": () => ({ target: "/auth", body: SIGN_IN }),
};

/**
 * @param {string} dataDir
 * @param {{ seconds: number, say: (text: string) => void }} options
 * @returns {Promise<string>} Markdown table
 */
export async function measureQueue(dataDir, { seconds, say }) {
  const rows = [];
  for (const [name, postOf] of Object.entries(KINDS)) {
    say(`queue: ${name}`);
    const server = await startServer("site behind a proxy", { dataDir });
    const { port } = server;
    try {
      const agent = new Agent({ keepAlive: true, maxSockets: Number.parseInt(name, 10) });
      let isOver = false;
      const writing = Array.from({ length: agent.maxSockets }, async () => {
        let count = 0;
        for (; !isOver; count++) await send({ port, agent, ...postOf(dataDir) });
        return count;
      });
      const reading = { port, path: "/", headers: {}, connections: 1, seconds, leadIn: seconds };
      const { p50, p99, longest } = await putUnderLoad(reading);
      isOver = true;
      const written = (await Promise.all(writing)).reduce((sum, each) => sum + each, 0);
      agent.destroy();
      rows.push([
        name,
        number(written / seconds),
        ...[p50, p99, longest].map((ms) => number(ms, 1)),
      ]);
    } finally {
      await server.stop();
    }
  }
  const head = ["at a time", "written/s", "kept page, p50 ms", "p99 ms", "longest ms"];
  return markdownTable(head, rows);
}
