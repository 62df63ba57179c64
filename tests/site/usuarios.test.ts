import { beforeAll, expect, it } from "vitest";
import { addRows } from "../support/rows";
import { useAdmin, useSite } from "../support/use-site";

const PEOPLE = 60;
const LAST = `u${PEOPLE}`;
const site = useSite({ env: { DEMO: "0" } });
const ana = useAdmin(site);
beforeAll(() => {
  const sql = site.sql();
  const at = new Date().toISOString();
  for (let n = 1; n <= PEOPLE; n += 1) {
    const id = `u${String(n).padStart(2, "0")}`;
    addRows(sql, "profiles", { id, created_at: at, updated_at: at });
  }
  sql.exec(`insert into credenciales (user_id, password_hash, verified_at, updated_at)
    select id, 'x', created_at, created_at from profiles`);
});

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
