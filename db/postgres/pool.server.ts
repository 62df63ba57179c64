import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { log } from "~/runtime/log.server";
import { toPostgres } from "./ddl";
import { isCut, isLost } from "./errors.server";

const MOST_CONNECTIONS = 6;
const CONNECTING_MS = 5_000;
/** A host that vanished sends no error, and TCP would wait for hours. */
const SILENCE_MS = 10_000;
const READ_MS = 15_000;
const TURN_MS = 8_000;
const WRITE_MS = 120_000;
/** Connections are renewed after this time, as the name may lead to another server by then. */
const LIFETIME_S = 300;
/** Connections are often lost all at once, so a second try may also get a dead one. */
const AGAIN_MS = 1_000;
/** A process that stalls within a transaction would keep all other writers waiting. */
const IDLE_IN_TRANSACTION_MS = 15_000;

const TURN = /^(?:begin|commit|rollback)/;

/** The types int8 and numeric, read as numbers: those stored here are small enough for a double. */
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
  // Errors of a connection must have a listener, both in the pool and outside, or end the process.
  const tell = (err: Error) => log().warn({ err }, "connection to the database lost");
  pool.on("error", tell).on("connect", (client) => void client.on("error", tell));
  return pool;
}

/** Removes NUL from texts, because the database would refuse the whole statement for it. */
const withoutNul = (value: unknown): unknown => {
  if (typeof value === "string") return value.replaceAll("\0", "");
  return Array.isArray(value) ? value.map(withoutNul) : value;
};

/** Hides fields of an error that quote whole rows, as these must not get into a log. */
function withoutRows(error: unknown): unknown {
  for (const name of ["detail", "where", "internalQuery"]) {
    if (!(error instanceof Error && name in error)) continue;
    const value = (error as unknown as Record<string, unknown>)[name];
    Object.defineProperty(error, name, { value, enumerable: false });
  }
  return error;
}

/** Tries twice: when a server cuts all connections, it also cuts those being made. */
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
