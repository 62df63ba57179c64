import process from "node:process";
import SQLite from "better-sqlite3";

/** Loaded before the program; prints a line with the first table of each query that runs. */
const prepare = /** @type {(sql: string) => any} */ (SQLite.prototype.prepare);

Object.assign(SQLite.prototype, {
  prepare(/** @type {string} */ sql) {
    const statement = prepare.call(this, sql);
    const [, table] = /\bfrom "(\w+)"/.exec(sql) ?? [];
    const { all } = statement;
    statement.all = (/** @type {unknown[]} */ ...values) => {
      process.stdout.write(`query ${table}\n`);
      return all.apply(statement, values);
    };
    return statement;
  },
});
