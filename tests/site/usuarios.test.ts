import { afterAll, beforeAll, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import type { Browser } from "../support/browser";
import { type Site, startSite } from "../support/site";

const PEOPLE = 60;
const LAST = `u${PEOPLE}`;
let site: Site;
let ana: Browser;
beforeAll(async () => {
  site = await startSite({ env: { DEMO: "0" } });
  ana = admitAdmin(site);
  const sql = site.sql();
  const insert = sql.prepare(
    `insert into profiles (id, email, created_at, updated_at) values (?, ? || '@ejemplo.es', ?, ?)`,
  );
  const at = new Date().toISOString();
  for (let n = 1; n <= PEOPLE; n += 1) {
    const name = `u${String(n).padStart(2, "0")}`;
    insert.run(name, name, at, at);
  }
  sql.exec(`insert into credenciales (user_id, password_hash, verified_at, updated_at)
    select id, 'x', created_at, created_at from profiles`);
});
afterAll(() => site.stop());

const change = (intent: string) => ana.post("/admin/usuarios", { intent, id: LAST });

it("people of every page can be managed", async () => {
  const list = await ana.text("/admin/usuarios?pagina=2");
  const link = new RegExp(`href="(/admin/usuarios[^"]*id=${LAST}[^"]*)"`).exec(list)?.[1] ?? "";
  const page = await ana.text(link.replaceAll("&amp;", "&"));
  expect(page).toContain(`¿Eliminar la cuenta de ${LAST}@ejemplo.es?`);
});

it("who is made main admin twice is not called the only one", async () => {
  site
    .sql()
    .exec(`update profiles set is_admin = 1, admin_type = 'contributor' where id = '${LAST}'`);
  expect((await change("principal")).status).toBe(303);
  const again = await change("principal");
  expect(again.status).toBe(409);
  const page = await again.text();
  expect(page).toContain("La cuenta ha cambiado entretanto");
  expect(page).not.toContain("Es la única cuenta");
});
