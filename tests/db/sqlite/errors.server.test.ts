import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { isBusy, isConstraint, refusedBy, uniqueConflict } from "~db/sqlite/errors.server";

function errorOf(sql: string): unknown {
  const connection = new SQLite(":memory:");
  connection.exec(`
    create table a (id text primary key, n integer check (n > 0));
    create table b (a_id text references a (id));
    create trigger full before insert on b when new.a_id = 'x'
      begin select raise(abort, 'lleno'); end;
    insert into a values ('1', 1);`);
  try {
    connection.exec(sql);
  } catch (error) {
    return error;
  } finally {
    connection.close();
  }
}

const answers = (error: unknown) => ({
  busy: isBusy(error),
  constraint: isConstraint(error),
  unique: uniqueConflict(error),
  refused: refusedBy(error),
});
const NONE = { busy: false, constraint: false, unique: undefined, refused: undefined };

it.each([
  ["insert into a values ('1', 2)", { constraint: true, unique: "a.id" }],
  ["insert into a values ('2', 0)", { constraint: true }],
  ["insert into b values ('2')", { constraint: true, refused: "foreign key" }],
  ["insert into b values ('x')", { constraint: true, refused: "lleno" }],
  ["insert into c values (1)", {}],
])("an error tells what a write broke: %s", (sql, expected) => {
  expect(answers(errorOf(sql))).toEqual({ ...NONE, ...expected });
});

it("only an error of SQLite tells it", () => {
  const message = "UNIQUE constraint failed: a.id";
  expect(answers(Object.assign(new Error(message), { code: "SQLITE_BUSY" }))).toEqual(NONE);
  expect(answers(new SQLite.SqliteError("locked", "SQLITE_BUSY_SNAPSHOT"))).toEqual({
    ...NONE,
    busy: true,
  });
});
