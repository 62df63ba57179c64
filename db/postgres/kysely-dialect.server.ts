import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from "kysely";
import { OutcomeUnknownError } from "~/runtime/outcome-unknown-error";
import { isLost, isUnsent } from "./errors.server";

const WRITER_LOCK = 0x4d494d42;

/** One writer at a time over all hosts, as a file has it; the lock ends with the transaction. */
class OneWriterDriver extends PostgresDriver {
  readonly #begin: string;
  constructor(config: PostgresDialectConfig, patienceMs: number) {
    super(config);
    this.#begin = `begin; set local lock_timeout = ${patienceMs};
      select pg_advisory_xact_lock(${WRITER_LOCK})`;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(this.#begin));
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      if (!isLost(error) || isUnsent(error)) throw error;
      throw new OutcomeUnknownError("the connection was lost during a commit", { cause: error });
    }
  }
  /** A lost connection has rolled back by itself; a second error would hide the first one. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

export class OneWriterDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(
    config: PostgresDialectConfig,
    readonly patienceMs: number,
  ) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new OneWriterDriver(this.#config, this.patienceMs);
  }
}
