import { once } from "node:events";
import path from "node:path";
import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { makeFolder } from "../support/folder";
import { SESSION_SECRET } from "../support/shared-secret";
import { startSite } from "../support/site";

const DATA_DIR = path.join(makeFolder(), "data");
const NEW = "/admin/consejos/nuevo";

it("offers after a kill what was typed, and leaves kept pages as they are", async () => {
  const env = { DATA_DIR, SESSION_SECRET, DEMO: "0", LOG_LEVEL: "error" };
  const site = await startSite({ env });
  const admin = admitAdmin({ ...site, sql: () => new SQLite(path.join(DATA_DIR, "site.db")) });
  const etag = async () => (await site.fetch("/")).headers.get("ETag");
  const before = await etag();
  const typed = { pagina: NEW, titulo: "Siestas cortas", contenido: "Una\nDos" };
  expect((await admin.post("/admin/autoguardado", typed)).status).toBe(204);
  expect(await etag()).toBe(before);
  const exit = once(site.process, "exit");
  site.process.kill("SIGKILL");
  await exit;

  const again = await startSite({ env });
  try {
    const read = async (target: string) =>
      (await again.fetch(target, { headers: admin.headers })).text();
    const page = await read(NEW);
    const [, href = ""] = /href="([^"]*borrador=\w+)"[^>]*>Recuperarlos/.exec(page) ?? [];
    const form = await read(href.replaceAll("&amp;", "&"));
    expect(form).toContain('value="Siestas cortas"');
    expect(form).toContain("Una\nDos</textarea>");
  } finally {
    await again.stop();
  }
});
