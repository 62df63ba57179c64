const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** No mail waits for longer. */
export const MAX_DELAY_MS = 24 * HOUR;
const DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, MAX_DELAY_MS];

/** About a week of trying. */
export const MAX_ATTEMPTS = 12;

/** How long to wait after so many failed attempts, in milliseconds. */
export function delayAfter(attempts: number): number {
  return DELAYS[Math.min(attempts, DELAYS.length) - 1] ?? MINUTE;
}
