import { beforeAll, expect, it } from "vitest";
import { flashText } from "../support/browser";
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

it("a second factor can be taken away while there is one", async () => {
  const person = async () =>
    (await ana.text("/admin/usuarios")).split("<li").find((part) => part.includes(`>${LAST}@`));
  addRows(site, "mfa_factors", { id: "f", user_id: LAST });
  site.sql().exec(`update profiles set is_admin = 1, admin_type = 'contributor', mfa_enabled = 1
    where id = '${LAST}'`);
  expect(await person()).toMatch(/2FA activado.*Quitar 2FA/s);
  const asked = await ana.text(`/admin/usuarios?id=${LAST}&accion=segundo-paso`);
  expect(asked).toContain("Quitar la verificación");
  expect((await change("segundo-paso")).status).toBe(303);
  expect(flashText(await ana.text("/admin/usuarios"))).toContain(
    "Verificación en dos pasos quitada",
  );
  expect(await person()).toContain("2FA desactivado");
  expect(await person()).not.toContain("Quitar 2FA");
});
