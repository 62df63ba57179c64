import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { log } from "~/runtime/log.server";
import { toPostgres } from "./ddl";
import { isCut, isLost } from "./errors.server";

const MOST_CONNECTIONS = 6;
const CONNECTING_MS = 5_000;
/** A host that vanished says nothing at all, and its connections would be waited for for hours. */
const SILENCE_MS = 10_000;
const READ_MS = 15_000;
const TURN_MS = 8_000;
const WRITE_MS = 120_000;
/** A name may lead to another server by now. */
const LIFETIME_S = 300;
/** Connections are often lost together, so that a read that is tried again may get another dead one. */
const AGAIN_MS = 1_000;
/** A process that stops within a transaction would keep the lock of all writers. */
const IDLE_IN_TRANSACTION_MS = 15_000;

const TURN = /^(?:begin|commit|rollback)/;

/** The types int8 and numeric; whole numbers here are far below those that a double cannot hold. */
const NUMBERS = [20, 1700];

export async function createPool(url: string, max = MOST_CONNECTIONS): Promise<Pool> {
  const { default: pg } = await import("pg");
  const getTypeParser = ((oid: number, format?: "text") =>
    NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format)) as never;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENCE_MS,
    allowExitOnIdle: true,
    connectionTimeoutMillis: CONNECTING_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: "mimbre",
    types: { getTypeParser },
  });
  // Without listeners the error of a connection would end the process, in the pool or in a transaction.
  const tell = (err: Error) => log().warn({ err }, "connection to the database lost");
  pool.on("error", tell).on("connect", (client) => void client.on("error", tell));
  return pool;
}

/** Texts of the database hold no NUL, which it would refuse with the whole statement. */
const withoutNul = (value: unknown): unknown => {
  if (typeof value === "string") return value.replaceAll("\0", "");
  return Array.isArray(value) ? value.map(withoutNul) : value;
};

/** These quote whole rows, which have no business in a log. */
function withoutRows(error: unknown): unknown {
  for (const name of ["detail", "where", "internalQuery"]) {
    if (!(error instanceof Error && name in error)) continue;
    const value = (error as unknown as Record<string, unknown>)[name];
    Object.defineProperty(error, name, { value, enumerable: false });
  }
  return error;
}

/** A cut of all connections meets those too that are just being made. */
const connect = (pool: Pool): Promise<PoolClient> =>
  pool.connect().catch((error) => (isCut(error) ? pool.connect() : Promise.reject(error)));

class Client {
  #isLost = false;
  #isGone = false;

  constructor(
    readonly pool: Pool,
    private client: PoolClient,
    readonly isRead: boolean,
  ) {}

  async query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const clean = values.map(withoutNul);
    const run = async () => {
      const asked = {
        text: this.isRead ? text : toPostgres(text),
        values: clean,
        query_timeout: this.isRead ? READ_MS : TURN.test(text) ? TURN_MS : WRITE_MS,
      };
      return (await this.client.query(asked)) as unknown as PostgresQueryResult<R>;
    };
    const until = performance.now() + AGAIN_MS;
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await run();
      } catch (error) {
        this.#isLost ||= isLost(error);
        const mayAgain = this.isRead && (isFirst || performance.now() < until);
        if (!this.#isLost || !mayAgain) throw withoutRows(error);
        this.client.release(true);
        this.#isGone = true;
        this.client = await connect(this.pool);
        this.#isGone = false;
        this.#isLost = false;
      }
    }
  }

  release(): void {
    if (!this.#isGone) this.client.release(this.#isLost);
  }
}

export const poolFor = (pool: () => Promise<Pool>, isRead: boolean) => async () =>
  ({
    connect: async () => {
      const own = await pool();
      return new Client(own, await connect(own), isRead) as unknown as PostgresPoolClient;
    },
    end: async () => undefined,
  }) satisfies PostgresPool;
