import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { type Site, startSite } from "../support/site";

/** A terminal of our own, in which w3m runs as for a person. */
const SOCKET = `mimbre-${process.pid}`;
const tmux = (...args: string[]) =>
  execFileSync("tmux", ["-L", SOCKET, ...args], {
    encoding: "utf8",
    env: {
      ...process.env,
      HOME: makeFolder(),
      TERM: "xterm",
    },
  });
const press = (...keys: string[]) => tmux("send-keys", ...keys);
const screen = () => tmux("capture-pane", "-p");

const sees = (text: string | RegExp) =>
  expect.poll(screen, { timeout: 10_000, interval: 100 }).toMatch(text);

/** Searches from the top of the page, so that the cursor stands on the words. */
function find(text: string) {
  press("g");
  press("/");
  press("-l", text);
  press("Enter");
}

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { LOG_LEVEL: "error", AMAZON_TAG: "mimbre-21" } });
});
afterAll(async () => {
  tmux("kill-server");
  await site.stop();
});

it("w3m reaches the marketplace, compares three products and is refused the fourth", async () => {
  tmux(
    "new-session",
    "-d",
    "-x",
    "150",
    "-y",
    "50",
    `w3m -cookie -o accept_cookie=1 ${site.origin}/`,
  );
  await sees(/Viewing <Mimbre/);
  find("Alimentaci");
  press("Enter");
  await sees(/Viewing <Alimentaci/);
  find("Tronas y asientos");
  press("Enter");
  await sees(/Viewing <Tronas y asientos/);
  find("Ver en Amazon Trona");
  press("u");
  await sees(/amazon\.es\/dp\/B0DEMO\d{4}\?tag=mimbre-21/);

  for (const title of ["Trona evolutiva", "Trona plegable", "Asiento elevador"]) {
    find(`Comparar ${title}`);
    press("Enter");
    await sees("Producto añadido a la comparación");
    find("Producto a");
  }
  find("Comparar Trona de viaje");
  press("Enter");
  await sees(/Límite alcanzado +Solo puedes comparar hasta 3 productos/);
});
