import type SQLite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { LRUCache } from "lru-cache";

/** Begins with the write lock: a deferred write fails at once after another one's commit. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: SQLite.Database;
  constructor(database: SQLite.Database) {
    super({ database: keepStatements(database) });
    this.#database = database;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  /** SQLite rolls back by itself on a full disk; a second rollback would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely assumes that SQLite has no transactional DDL; a failed migration would stay half done. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const KEPT_STATEMENTS = 200;

/** Caches prepared statements, as Kysely prepares each anew and pages run the same few. */
export function keepStatements(database: SQLite.Database): SqliteDatabase {
  const kept = new LRUCache<string, SQLite.Statement>({ max: KEPT_STATEMENTS });
  return {
    close: () => void database.close(),
    prepare(text) {
      const statement = kept.get(text) ?? database.prepare(text);
      kept.set(text, statement);
      return statement as ReturnType<SqliteDatabase["prepare"]>;
    },
  };
}

export class ImmediateDialect extends SqliteDialect {
  readonly #database: SQLite.Database;
  constructor(database: SQLite.Database) {
    super({ database });
    this.#database = database;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#database);
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}
