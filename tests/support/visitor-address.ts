import { createHash } from "node:crypto";
import type { TestInfo } from "@playwright/test";

/** Headers that give each journey its own network address, so that limits can stay on. */
export function visitorAddress({ testId, retry, repeatEachIndex }: TestInfo) {
  const key = `${testId} ${retry} ${repeatEachIndex}`;
  const [a, b, c] = createHash("sha256").update(key).digest();
  return { "X-Forwarded-For": `10.${a}.${b}.${c}` };
}
