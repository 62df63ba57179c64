import { beforeAll, expect, it } from "vitest";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { Browser, register } from "../support/browser";
import { ADMIN_SCREENS, AUTH_SCREENS } from "../support/screens.js";
import { useSite } from "../support/use-site";

/** Letters of several bytes, so many that some fall across the edges of React's buffer. */
const ACCENTS = "€ñ😀".repeat(60);

const OWNER = "ana@ejemplo.es";

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1" } });
const ana = new Browser(site, "10.6.0.1");
let addresses: string[];

beforeAll(async () => {
  await register(site, ana, OWNER);
  await ana.signIn(OWNER);
  const ids = await fillAdmin(site, ana);
  site.sql().exec(`
    update productos set title = '${ACCENTS}', descripcion = '${ACCENTS}', pros = '["${ACCENTS}"]';
    update consejos set titulo = '${ACCENTS}', extracto = '${ACCENTS}';
    update categorias set descripcion = '${ACCENTS}';
    update mensajes set message = '${ACCENTS}';`);
  addresses = [...ADMIN_SCREENS, ...AUTH_SCREENS].map((screen) => fillAddress(screen, ids));
});

it("no page that hydrates holds a letter that nobody wrote", async () => {
  const damaged: string[] = [];
  for (const address of addresses) {
    const html = await ana.text(address);
    if (/[\0\uFFFD]/.test(html)) damaged.push(address);
  }
  expect(addresses.length).toBeGreaterThan(40);
  expect(damaged).toEqual([]);
});
