import { randomBytes } from "node:crypto";
import { hash, hashRaw, verify } from "@node-rs/argon2";
import { createLine } from "~/runtime/work-line";

/** argon2id as OWASP asks for it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Two at once keep the other core for pages. */
const inTurn = createLine({ places: 2, maxWaiting: 32 });

/** Composed and decomposed accents are one password, whatever keyboard wrote them. */
const normalise = (password: string) => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalise(password), COST));

let decoy: Promise<string> | undefined;

export function unknownHash(): Promise<string> {
  decoy ??= hash(randomBytes(32).toString("base64url"), COST);
  return decoy;
}

/** Takes as long without a hash, so that the time does not tell whether an account exists. */
export async function verifyPassword(stored: string | undefined, password: string) {
  const target = stored ?? (await unknownHash());
  const isRight = await inTurn(() => verify(target, normalise(password)));
  return isRight && stored !== undefined;
}

/** Takes the salt from the caller: recovery codes are looked up by their hash, so it must not vary. */
export const hashWithSalt = async (text: string, salt: Buffer): Promise<string> =>
  (await inTurn(() => hashRaw(text, { ...COST, salt }))).toString("base64url");
