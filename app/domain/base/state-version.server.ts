import { createHash } from "node:crypto";

/** Identifies a state by a hash, because times fail once the clock is put back. */
export const versionOf = (state: unknown): string =>
  createHash("sha256").update(JSON.stringify(state)).digest("base64url");
