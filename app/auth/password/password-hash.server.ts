import { randomBytes } from "node:crypto";
import { hash, hashRaw, verify } from "@node-rs/argon2";
import { createLine } from "~/runtime/work-line";

/** The cost of argon2id that OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Hashes at most two passwords at once; the others wait, as a flood would block page drawing. */
const inTurn = createLine({ places: 2, maxWaiting: 32 });

/** Makes composed and decomposed accents equal, because keyboards differ in them. */
const normalise = (password: string) => password.normalize("NFC");

export const hashPassword = (password: string) => inTurn(() => hash(normalise(password), COST));

let decoy: Promise<string> | undefined;

export function unknownHash(): Promise<string> {
  decoy ??= hash(randomBytes(32).toString("base64url"), COST);
  return decoy;
}

/** Verifies some hash even without an account, so that the time does not reveal accounts. */
export async function verifyPassword(stored: string | undefined, password: string) {
  const target = stored ?? (await unknownHash());
  const isRight = await inTurn(() => verify(target, normalise(password)));
  return isRight && stored !== undefined;
}

/** Takes a fixed salt, because recovery codes are found by their hash. */
export const hashWithSalt = async (text: string, salt: Buffer): Promise<string> =>
  (await inTurn(() => hashRaw(text, { ...COST, salt }))).toString("base64url");
