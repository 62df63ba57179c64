import SQLite from "better-sqlite3";

/** Loaded before the program: writes one line to standard output for each query of sessions that runs. */
const prepare = /** @type {(sql: string) => any} */ (SQLite.prototype.prepare);

Object.assign(SQLite.prototype, {
  prepare(/** @type {string} */ sql) {
    const statement = prepare.call(this, sql);
    if (!/\bfrom "sessions"/.test(sql)) return statement;
    const { all } = statement;
    statement.all = (/** @type {unknown[]} */ ...values) => {
      process.stdout.write("session query\n");
      return all.apply(statement, values);
    };
    return statement;
  },
});
