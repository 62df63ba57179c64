import { createHash } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { addRows } from "../support/rows";
import { useSite } from "../support/use-site";

/** Tests the whole log, after requests of many kinds have failed. */

const TOKEN = "Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3Jh";
const SECRET = "c2VjcmV0by1xdWUtYWJyZS11bmEtY3Vl";
const MAIL = "ana.ruiz@ejemplo.es";
const FROM = { Referer: `https://correo.test/borrador/${TOKEN}?clave=${SECRET}&de=${MAIL}` };
const site = useSite({ env: { DEMO: "0", METRICS: "1" } });
beforeAll(() => {
  const at = "2026-01-01T00:00:00.000Z";
  // This invalid day makes every page that shows it fail.
  addRows(site, "productos", { id: "P1", estado: "draft", revisado_at: "nunca", revisor: "Eva" });
  site.sql().exec(`
    insert into enlaces_borrador (tipo, id, token_hash, created_at, expires_at)
      values ('producto', 'P1', '${createHash("sha256").update(TOKEN).digest("hex")}', '${at}',
        '2999-01-01T00:00:00.000Z');`);
});

const get = async (path: string) => (await site.fetch(path, { headers: FROM })).status;
const post = async (path: string, fields: Record<string, string>) =>
  (await site.post(path, fields, FROM)).status;

it("no line names the token of a draft, a secret of a query or an e-mail address", async () => {
  for (const spelling of ["/borrador", "/BORRADOR", "/%62orrador"]) {
    expect(await get(`${spelling}/${TOKEN}`)).toBe(500);
  }
  const answers = [
    await get(`/borrador/${TOKEN}x`),
    await get(`/borrador/${TOKEN}/otra`),
    await get(`/borrador/${TOKEN}.data`),
    await get(`/borrador/${TOKEN}%ZZ`),
    await get(`/borrador//${TOKEN}`),
    await get(`/borrador/${TOKEN}?_data=root`),
    await post(`/borrador/${TOKEN}`, {}),
    await get(`/nada/${MAIL}?de=${MAIL}`),
    await post(`/auth/restablecer?token=${SECRET}`, { token: SECRET, password: "x" }),
    await post(`/auth?correo=${MAIL}`, { intent: "entrar", email: MAIL, password: SECRET }),
  ];
  site.sql().exec("alter table mensajes rename to otros; alter table tokens rename to unos");
  answers.push(
    await get(`/auth/restablecer?token=${SECRET}`),
    await get(`/auth/verificar?token=${SECRET}`),
    await post("/contacto", { name: "Ana", email: MAIL, subject: "Hola", message: MAIL }),
  );
  expect(answers.every((status) => status >= 400)).toBe(true);
  await site.stop();
  const lines = site.log.join("\n");
  expect(lines.split('"msg":"request failed"').length - 1).toBeGreaterThanOrEqual(3);
  expect(lines).toContain('"route":"/borrador/…"');
  expect(lines).toContain('"route":"/%62orrador/…"');
  expect(lines).toContain('"msg":"read failed"');
  for (const secret of [TOKEN, TOKEN.slice(4), SECRET, MAIL, "ana.ruiz"]) {
    expect(lines).not.toContain(secret);
  }
});
