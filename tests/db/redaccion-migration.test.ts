import { expect, it } from "vitest";
import { migrate } from "~db/migrator.server";
import { openBefore } from "../support/before-migration";

const AT = "2026-11-01T10:00:00.000Z";

it("the people of an earlier site keep their roles, passwords and sessions", async () => {
  const { database, raw, rows, add } = await openBefore("0066");
  const times = { created_at: AT, updated_at: AT };
  const session = { kind: "session", last_seen_at: AT, expires_at: AT, created_at: AT };
  for (const [id, admin_type] of [
    ["jefa", "main_admin"],
    ["luis", "contributor"],
    ["eva", null],
  ] as const) {
    const email = `${id}@ejemplo.es`;
    const is_admin = admin_type ? 1 : 0;
    add("profiles", { id, email, is_admin, admin_type, ...times });
    add("credenciales", { user_id: id, password_hash: "x", updated_at: AT });
    add("sessions", { id_hash: id, user_id: id, ...session });
  }
  add("invitaciones", { user_id: "eva", tipo: "contributor", created_at: AT });
  const rowsOf = (table: string) => rows(`select * from ${table} order by 1`);
  const parts = () =>
    rows("select name from sqlite_schema where tbl_name in ('profiles', 'invitaciones')");
  const tables = ["profiles", "credenciales", "sessions", "invitaciones"];
  const before = tables.map(rowsOf);
  const partsBefore = parts();

  await migrate(database);

  expect(tables.map(rowsOf)).toEqual(before);
  expect(parts()).toEqual(expect.arrayContaining(partsBefore));
  expect(raw.pragma("foreign_key_check")).toEqual([]);
  const promote = raw.prepare("update profiles set admin_type = ? where id = 'luis'");
  expect(() => promote.run("editor")).toThrow(/CHECK/);
  expect(promote.run("writer").changes).toBe(1);
});
