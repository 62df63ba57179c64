import { randomUUID } from "node:crypto";
import type * as webauthn from "@simplewebauthn/server";
import { z } from "zod";
import { PENDING_COOKIE } from "~/auth/session/cookies.server";
import type { Session } from "~/auth/session/sessions.server";
import { logRefused } from "~/http/requests/log-refused.server";
import { settings } from "~/runtime/env.server";
import { isSigned, sign } from "~/runtime/signature.server";
import { parseIfFits } from "~base/stored-json.server";
import { database, type Read, type Trx } from "~db/client.server";
import { countRows, hasRows } from "~db/paging.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import type { AskedPasskey, NewPasskey } from "./ceremony";

export const MAX_PASSKEYS = 10;
const ID_MAX_BYTES = 1_023;

/** A challenge lives as long as a sign-in waits for its second step. */
const CHALLENGE_MS = PENDING_COOKIE.maxAge * 1000;

/** Ed25519, ECDSA and RSA: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

type Asked = Pick<Session, "person" | "idHash">;

/** The domain that passkeys belong to: an authenticator answers no other. */
export function passkeyDomain(): string {
  const { SITE_ORIGIN } = settings();
  return SITE_ORIGIN ? new URL(SITE_ORIGIN).hostname : "localhost";
}

/** Works once, although not stored: it signs the session's id, which every proof renews. */
function makeChallenge({ idHash }: Asked, now: Date): string {
  const until = String(now.getTime() + CHALLENGE_MS);
  const text = `${until}.${sign("passkey", `${idHash}\0${until}`)}`;
  return Buffer.from(text).toString("base64url");
}

const isChallenge = (given: string, { idHash }: Asked, now: Date) => {
  const [until = "", signature = ""] = Buffer.from(given, "base64url").toString().split(".");
  return Number(until) > now.getTime() && isSigned("passkey", `${idHash}\0${until}`, signature);
};

const ownOf = (db: Read, userId: string) =>
  db.selectFrom("llaves_de_acceso").where("user_id", "=", userId);

export const hasPasskey = (trx: Trx, userId: string) => hasRows(ownOf(trx, userId));

export async function listPasskeys(userId: string) {
  const rows = await ownOf(database().read, userId)
    .select(["id", "nombre as friendlyName", "created_at as createdAt"])
    .select(["dominio", "usada_at as usedAt"])
    .orderBy("created_at")
    .execute();
  return rows.map(({ dominio, usedAt, ...row }) => ({
    ...row,
    passkey: { usedAt, otherDomain: dominio === passkeyDomain() ? null : dominio },
  }));
}

export const countForeignPasskeys = (): Promise<number> =>
  countRows(database().read.selectFrom("llaves_de_acceso").where("dominio", "!=", passkeyDomain()));

async function listUsable(userId: string) {
  const rows = await ownOf(database().read, userId)
    .select(["id", "credencial", "clave_publica", "contador", "transportes"])
    .where("dominio", "=", passkeyDomain())
    .execute();
  return rows.map(({ transportes, ...row }) => {
    const transports = transportes.split(" ").filter(Boolean);
    return { ...row, described: { id: row.credencial, type: "public-key" as const, transports } };
  });
}

/** Asks for a finger or PIN only where a device has them: the password was a first factor. */
const userVerification = "preferred";

/** @returns undefined for a person whose passkeys, if any, are not of this domain */
export async function askPasskey(asked: Asked, now = new Date()) {
  const own = await listUsable(asked.person.id);
  if (own.length === 0) return undefined;
  const allowCredentials = own.map(({ described }) => described);
  const challenge = makeChallenge(asked, now);
  return { challenge, rpId: passkeyDomain(), allowCredentials, userVerification } as AskedPasskey;
}

export async function offerPasskey(asked: Asked, now = new Date()): Promise<NewPasskey> {
  const { id, email } = asked.person;
  const own = await listUsable(id);
  const { nombre } = await getAjustes();
  return {
    rp: { id: passkeyDomain(), name: nombre },
    user: { id: Buffer.from(id).toString("base64url"), name: email, displayName: email },
    challenge: makeChallenge(asked, now),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    excludeCredentials: own.map(({ described }) => described),
    authenticatorSelection: { residentKey: "preferred", userVerification },
    attestation: "none",
  };
}

const answerSchema = z.looseObject({ id: z.string() });

const readAnswer = <Answer>(text: string) => parseIfFits(answerSchema, text) as Answer | undefined;

const expected = (asked: Asked, origin: string, now: Date) => ({
  expectedChallenge: (given: string) => isChallenge(given, asked, now),
  expectedOrigin: origin,
  expectedRPID: passkeyDomain(),
  requireUserVerification: false,
});

/** The package throws for whatever an answer lacks, also where a stranger made it up. */
const noneIfThrown = (error: unknown) => {
  logRefused(`passkey: ${error instanceof Error ? error.message : "unreadable"}`);
  return undefined;
};

export async function readNewPasskey(asked: Asked, answer: string, origin: string, now: Date) {
  const response = readAnswer<webauthn.RegistrationResponseJSON>(answer);
  if (!response) return undefined;
  // Loaded when somebody has a passkey: its reader of certificates takes 26 MB.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const supportedAlgorithmIDs = ALGORITHMS;
  const options = { response, supportedAlgorithmIDs, ...expected(asked, origin, now) };
  const result = await verifyRegistrationResponse(options).catch(noneIfThrown);
  const { credential } = result?.registrationInfo ?? {};
  const bytes = Buffer.from(credential?.id ?? "", "base64url").length;
  return bytes <= ID_MAX_BYTES ? credential : undefined;
}

/** @returns false if somebody has this passkey already, or the person has as many as allowed */
export async function insertPasskey(
  trx: Trx,
  userId: string,
  { nombre, credential }: { nombre: string; credential: webauthn.WebAuthnCredential },
  now: Date,
): Promise<string | undefined> {
  if ((await countRows(ownOf(trx, userId))) >= MAX_PASSKEYS) return undefined;
  const row = {
    id: randomUUID(),
    user_id: userId,
    credencial: credential.id,
    clave_publica: Buffer.from(credential.publicKey).toString("base64url"),
    contador: credential.counter,
    transportes: [credential.transports ?? []].flat().join(" "),
    dominio: passkeyDomain(),
    nombre,
    created_at: now.toISOString(),
  };
  const inserting = trx.insertInto("llaves_de_acceso").values(row);
  const ignoring = inserting.onConflict((conflict) => conflict.column("credencial").doNothing());
  return (await ignoring.executeTakeFirst()).numInsertedOrUpdatedRows ? row.id : undefined;
}

export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const own = trx.deleteFrom("llaves_de_acceso").where("id", "=", id);
  return (await own.where("user_id", "=", userId).executeTakeFirst()).numDeletedRows > 0n;
}

export async function matchPasskey(asked: Asked, answer: string, origin: string, now: Date) {
  const response = readAnswer<webauthn.AuthenticationResponseJSON>(answer);
  const usable = response && (await listUsable(asked.person.id));
  const known = usable?.find(({ credencial }) => credencial === response?.id);
  if (!response || !known) return undefined;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { id, credencial, clave_publica, contador: counter } = known;
  const publicKey = new Uint8Array(Buffer.from(clave_publica, "base64url"));
  const credential = { id: credencial, publicKey, counter };
  const options = { response, credential, ...expected(asked, origin, now) };
  const result = await verifyAuthenticationResponse(options).catch(noneIfThrown);
  if (!result?.verified) return undefined;
  return { id, before: counter, after: result.authenticationInfo.newCounter };
}

type Matched = NonNullable<Awaited<ReturnType<typeof matchPasskey>>>;

/** Authenticators that count give a higher number each time; many always give 0. */
export async function spendPasskey(trx: Trx, { id, before, after }: Matched, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable("llaves_de_acceso")
    .set({ contador: after, usada_at: now.toISOString() })
    .where("id", "=", id)
    .where("contador", "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
