import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { mailTo, PASSWORD, tokenIn } from "../support/browser";
import { makeFolder } from "../support/folder";
import { hasProgram } from "../support/programs.js";
import { type Site, startSite } from "../support/site";

const canLook = ["tmux", "w3m", "lynx"].every(hasProgram);

/** A terminal of our own, in which a browser runs as for a person. */
const SOCKET = `mimbre-${process.pid}`;
const tmux = (...args: string[]) =>
  execFileSync("tmux", ["-L", SOCKET, ...args], {
    encoding: "utf8",
    env: {
      ...process.env,
      HOME: makeFolder(),
      TERM: "xterm",
      LANG: "C.UTF-8",
    },
  });
const press = (...keys: string[]) => tmux("send-keys", ...keys);
const type = (text: string) => tmux("send-keys", "-l", text);
const open = (command: string) => tmux("respawn-window", "-k", command);
const screen = () => tmux("capture-pane", "-p");

const sees = (text: string | RegExp) =>
  expect.poll(screen, { timeout: 10_000, interval: 100 }).toMatch(text);

/** Searches from the top of the page, so that the cursor stands on the words. */
function find(text: string) {
  press("g");
  press("/");
  type(text);
  press("Enter");
}

let site: Site;
beforeAll(async () => {
  if (canLook) tmux("new-session", "-d", "-x", "150", "-y", "50", "cat");
  site = await startSite({ env: { LOG_LEVEL: "error", AMAZON_TAG: "mimbre-21" } });
});
afterAll(async () => {
  if (canLook) tmux("kill-server");
  await site.stop();
});

beforeEach(({ skip }) => {
  if (!canLook) skip("needs tmux, w3m and lynx (Debian's names)");
});

it("w3m reaches the marketplace, compares three products and is refused the fourth", async () => {
  open(`w3m -cookie -o accept_cookie=1 ${site.origin}/`);
  await sees(/Viewing <Mimbre/);
  find("Alimentaci");
  press("Enter");
  await sees(/Viewing <Alimentaci/);
  find("Tronas y asientos");
  press("Enter");
  await sees(/Viewing <Tronas y asientos/);
  find("Ver en Amazon Trona");
  press("u");
  await sees(/amazon\.es\/s\?k=.*tag=mimbre-21/);

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

it("lynx, which tells nothing of a page with a query, signs up and verifies", async () => {
  const email = "lynx@ejemplo.es";
  open(`lynx -accept_all_cookies '${site.origin}/auth?modo=registro#contenido'`);
  await sees("Correo electrónico ___");
  // Past two tabs and the button that Enter in a field presses.
  press("Tab", "Tab", "Tab");
  type(email);
  press("Tab");
  type(PASSWORD);
  // Past showing the password, making one up and the privacy policy.
  press("Tab", "Tab", "Tab", "Tab");
  await sees("Form submit button");
  press("Enter");
  const token = tokenIn(await mailTo(site, email, /Verifica/));
  await sees("p1 of");
  // While it draws a page it forgets what is pressed.
  const asksForAddress = () => {
    press("g");
    return screen();
  };
  await expect.poll(asksForAddress, { timeout: 10_000, interval: 300 }).toMatch("URL to open");
  press("C-u");
  type(`${site.origin}/auth/verificar?token=${token}#contenido`);
  press("Enter");
  await sees(/\(verificar\)[\s\S]*Form submit button/);
  press("Enter");
  await expect.poll(() => isVerified(email), { timeout: 10_000 }).toBe(true);
});

const isVerified = (email: string) =>
  site
    .sql()
    .prepare(
      "select count(*) from credenciales join profiles on profiles.id = user_id where email = ? and verified_at > ''",
    )
    .pluck()
    .get(email) === 1;
