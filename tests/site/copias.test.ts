import { readdirSync, readFileSync, truncateSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { admitAdmin } from "../support/admin";
import type { Browser } from "../support/browser";
import { useSite } from "../support/use-site";

const PAGE = "/admin/ajustes/copias";

const site = useSite({ env: { DEMO: "0" } });
let owner: Browser;
beforeEach(() => {
  owner = admitAdmin(site);
});

const folder = () => path.join(site.dataDir, "backups");
const copies = () => readdirSync(folder()).filter((name) => name.endsWith(".tar"));

async function makeCopy(): Promise<string> {
  const before = copiesOrNone();
  const made = await owner.post(PAGE, { intent: "hacer" });
  expect(made.headers.get("Location")).toBe(PAGE);
  expect(await result()).toContain("Copia hecha y comprobada (");
  return copies().find((name) => !before.includes(name)) ?? "";
}

/** Waits until no copy is being made. @returns the page */
const result = () =>
  vi.waitFor(
    async () => {
      const page = await owner.text(PAGE);
      expect(page.includes('id="en-marcha"')).toBe(false);
      return page;
    },
    { timeout: 30_000 },
  );

function copiesOrNone(): string[] {
  try {
    return copies();
  } catch {
    return [];
  }
}

it("a copy is made, checked, downloaded and deleted in the browser", async () => {
  const name = await makeCopy();
  expect(await owner.text(PAGE)).toContain(`${PAGE}/${name}`);
  const checked = await owner.post(PAGE, { intent: "comprobar", copia: name });
  expect(checked.status).toBe(303);
  expect(await result()).toContain("Leída de principio a fin, está bien la copia del");
  const download = await owner.get(`${PAGE}/${name}`);
  expect(download.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  expect(download.headers.get("Cache-Control")).toBe("private, no-store, no-cache");
  const bytes = Buffer.from(await download.arrayBuffer());
  expect(bytes.equals(readFileSync(path.join(folder(), name)))).toBe(true);
  expect(await owner.text(`${PAGE}?eliminar=${name}`)).toContain("¿Eliminar esta copia?");
  expect((await owner.post(PAGE, { intent: "eliminar", copia: name })).status).toBe(303);
  expect(copies()).not.toContain(name);
  expect((await owner.get(`${PAGE}/${name}`)).status).toBe(404);
  const actions = site
    .sql()
    .prepare("select action from audit_log where action like 'copia.%' order by id");
  expect(actions.pluck().all()).toEqual(["copia.hecha", "copia.descargada", "copia.eliminada"]);
});

it("a copy that lost its end is told to be broken", async () => {
  const name = await makeCopy();
  truncateSync(path.join(folder(), name), 20_000);
  const answer = await owner.post(PAGE, { intent: "comprobar", copia: name });
  expect(answer.status).toBe(303);
  expect(await result()).toMatch(/No está bien la copia del [^<]*: La copia está dañada/);
});

it("of two checks at once one runs, and the other press is told so", async () => {
  const copia = await makeCopy();
  const answers = await Promise.all(
    ["comprobar", "comprobar"].map((intent) => owner.post(PAGE, { intent, copia })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const said = "Ya hay una copia en marcha: se está comprobando la copia del";
  expect(await refused?.text()).toContain(said);
  await result();
});

it.each(["..%2Fsite.db", "..%2Fsecrets.json", "ultima-comprobada.json", "copia-no-esta.tar"])(
  "%s is no copy",
  async (name) => {
    expect((await owner.get(`${PAGE}/${name}`)).status).toBe(404);
    const answer = await owner.post(PAGE, { intent: "eliminar", copia: decodeURIComponent(name) });
    expect(answer.status).toBe(409);
  },
);
