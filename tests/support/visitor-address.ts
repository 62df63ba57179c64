import { createHash } from "node:crypto";
import type { TestInfo } from "@playwright/test";

/** Headers by which each journey comes from an address of its own, so that limits stay switched on. */
export function visitorAddress({ testId, retry, repeatEachIndex }: TestInfo) {
  const key = `${testId} ${retry} ${repeatEachIndex}`;
  const [a, b, c] = createHash("sha256").update(key).digest();
  return { "X-Forwarded-For": `10.${a}.${b}.${c}` };
}
