import SQLite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../support/database";
import { insertRows } from "../../support/insert-rows";

const { file, database } = testDatabase();

describe("content version", () => {
  it("moves with a change of this process and of another one, and only then", async () => {
    const first = database().contentVersion();
    expect(database().contentVersion()).toBe(first);
    await insertRows("ajustes", { clave: "x", valor: "1", updated_at: "2026-01-01T00:00:00.000Z" });
    const second = database().contentVersion();
    expect(second).not.toBe(first);
    const other = new SQLite(file());
    other.exec("update ajustes set valor = '2' where clave = 'x'");
    const third = database().contentVersion();
    expect(third).not.toBe(second);
    // Not shown by any page.
    other.exec("insert into audit_log (at, action) values ('2026-01-01T00:00:00Z', 'x')");
    expect(database().contentVersion()).toBe(third);
    other.exec("begin; update ajustes set valor = '3' where clave = 'x'");
    expect(database().contentVersion()).toBe(third);
    other.exec("commit");
    expect(database().contentVersion()).not.toBe(third);
    other.close();
  });

  it("moves with each of many commits, also where the log is folded away and begun again", () => {
    const other = new SQLite(file());
    const change = other.prepare("update ajustes set valor = valor + 1 where clave = 'x'");
    other.exec(
      "insert into ajustes (clave, valor, updated_at) values ('x', '1', '2026-01-01T00:00:00.000Z')",
    );
    const names = new Set([database().contentVersion()]);
    for (let commit = 1; commit <= 60; commit++) {
      change.run();
      if (commit % 20 === 0) other.pragma("wal_checkpoint(TRUNCATE)");
      names.add(database().contentVersion());
      expect(names.size).toBe(commit + 1);
    }
    other.pragma("wal_checkpoint(TRUNCATE)");
    expect(names).toContain(database().contentVersion());
    other.close();
  });

  it("is read again after a try that failed", () => {
    const first = database().contentVersion();
    const other = new SQLite(file());
    other.exec("drop table content_version");
    expect(() => database().contentVersion()).toThrow("no such table");
    expect(() => database().contentVersion()).toThrow("no such table");
    other.exec(
      "create table content_version (version integer); insert into content_version values (7)",
    );
    expect(database().contentVersion()).not.toBe(first);
    other.close();
  });

  it("moves when a table goes away", () => {
    const first = database().contentVersion();
    const other = new SQLite(file());
    other.exec("drop table busqueda_productos_trigramas");
    expect(database().contentVersion()).not.toBe(first);
    other.close();
  });
});
