import type { Trx } from "~db/client.server";

export interface AttemptLimit {
  /** Attempts within one window. */
  max: number;
  windowMs: number;
}

/** Too many attempts within the window. */
export class TooManyAttemptsError extends Error {
  override name = "TooManyAttemptsError";
  /** Seconds until the window ends. */
  readonly retryAfterS: number;
  constructor(retryAfterS: number) {
    super("too many attempts");
    this.retryAfterS = retryAfterS;
  }
}

/** A window that starts after this was begun before the clock was put back, and counts for nothing. */
export const aheadOf = (now: Date) => new Date(now.getTime() + 60_000).toISOString();

/**
 * Counts an attempt; the window starts with its first one.
 * @param key purpose and who, as `contacto:` and the hash of an address
 * @throws {TooManyAttemptsError} which undoes the transaction that the attempt was part of
 */
export async function countAttempt(
  trx: Trx,
  key: string,
  { max, windowMs }: AttemptLimit,
  now: Date,
): Promise<void> {
  const started = now.toISOString();
  const expired = new Date(now.getTime() - windowMs).toISOString();
  const ahead = aheadOf(now);
  const counted = await trx
    .insertInto("attempt_limits")
    .values({ key, failures: 1, window_started_at: started })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => {
          const isOver = eb.or([
            eb("attempt_limits.window_started_at", "<=", expired),
            eb("attempt_limits.window_started_at", ">", ahead),
          ]);
          return {
            failures: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb("attempt_limits.failures", "+", 1))
              .end(),
            window_started_at: eb
              .case()
              .when(isOver)
              .then(started)
              .else(eb.ref("attempt_limits.window_started_at"))
              .end(),
          };
        })
        .where((eb) =>
          eb.or([
            eb("attempt_limits.window_started_at", "<=", expired),
            eb("attempt_limits.window_started_at", ">", ahead),
            eb("attempt_limits.failures", "<", max),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  if (!counted) throw new TooManyAttemptsError(await secondsLeft(trx, key, windowMs, now));
}

async function secondsLeft(trx: Trx, key: string, windowMs: number, now: Date): Promise<number> {
  const { window_started_at } = await trx
    .selectFrom("attempt_limits")
    .select("window_started_at")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return Math.ceil((Date.parse(window_started_at) + windowMs - now.getTime()) / 1000);
}

/** Forgets the counts of one purpose whose window ended before `before`. */
export async function purgeAttempts(trx: Trx, purpose: string, before: Date): Promise<void> {
  await trx
    .deleteFrom("attempt_limits")
    .where("key", "like", `${purpose}:%`)
    .where("window_started_at", "<", before.toISOString())
    .execute();
}
