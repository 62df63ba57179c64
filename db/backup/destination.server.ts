import { type BucketPlace, readBucketPlace, readBucketUrl } from "~/runtime/bucket-url";
import { SettingsError, settings } from "~/runtime/env.server";
import { seal, sealAnew, UnreadableSecretError, unseal } from "~/runtime/secret-box.server";
import { type Bucket, type BucketLogin, openBucket } from "../bucket/bucket.server";
import { BucketError, explainBucket, isLasting } from "../bucket/bucket-error";
import { claim, OWNER, tryAll } from "../bucket/probe.server";
import { lookUpPublic, requirePublic } from "../bucket/public-address.server";
import { database, type Trx } from "../client.server";
import { BackupError } from "./manifest";

const ID = "copias";
const PROBE_LIMIT_MS = 10_000;

/** The store to which copies are sent; its secret stays in the row, or in the environment. */
export type Destination = BucketPlace & {
  key: string;
  region?: string | undefined;
  /** True if `BACKUP_URL` names the store, which the panel then cannot change. */
  isFixed: boolean;
};

const readRow = () =>
  database().read.selectFrom("almacen_copias").selectAll().where("id", "=", ID).executeTakeFirst();

export const fixedLogin = () => readBucketUrl(settings().BACKUP_URL ?? "");

export async function findDestination(): Promise<Destination | undefined> {
  const fixed = fixedLogin();
  if (fixed) {
    const { secret: _, ...place } = fixed;
    return { ...place, isFixed: true };
  }
  const row = await readRow();
  const place = readBucketPlace(row?.base ?? "");
  if (!row?.clave || !place) return undefined;
  return { ...place, key: row.clave, region: row.region ?? undefined, isFixed: false };
}

/** @throws {BackupError} where the store may not be asked, or its secret cannot be read */
export async function openDestination(
  { isFixed, ...place }: Destination,
  deadline?: AbortSignal,
): Promise<Bucket> {
  const fixed = fixedLogin();
  if (isFixed && fixed) return openBucket(fixed, { deadline });
  const { secreto } = (await readRow()) ?? {};
  return openTyped({ ...place, secret: unsealSecret(secreto ?? "") }, deadline).catch(inWords);
}

function unsealSecret(sealed: string): string {
  try {
    return unseal(sealed, ID);
  } catch {
    throw new BackupError(
      "El secreto del almacén de copias no se puede leer, porque las claves de este sitio son otras: escríbelo otra vez en Ajustes › Copias.",
    );
  }
}

/** @throws {BackupError} for what the store has said; anything else is thrown again */
export function inWords(error: unknown): never {
  if (!(error instanceof BucketError)) throw error;
  throw new BackupError(`El almacén de copias: ${explainBucket(error)}.`);
}

/** True for a machine of the own network that `BACKUP_HOSTS` lets the panel send copies to. */
export function isNamedHost(base: string): boolean {
  const { host, hostname, protocol } = new URL(base);
  const whole = `${hostname}:${protocol === "https:" ? 443 : 80}`;
  return settings().BACKUP_HOSTS.some((named) => named === host || named === whole);
}

/** An address that somebody typed must not lead into the network of the server. */
async function openTyped(login: BucketLogin, deadline?: AbortSignal): Promise<Bucket> {
  if (isNamedHost(login.base)) return openBucket(login, { deadline });
  const { protocol, hostname } = new URL(login.base);
  if (protocol !== "https:") throw new BucketError("no https");
  requirePublic(hostname);
  return openBucket(login, { lookup: lookUpPublic, deadline });
}

export const OF_ANOTHER = `El bucket tiene las copias de otro sitio: usa otro; si aquel ya no existe, borra de él ${OWNER}.`;

async function probe(open: (deadline: AbortSignal) => Promise<Bucket>): Promise<void> {
  const bucket = await open(AbortSignal.timeout(PROBE_LIMIT_MS));
  await tryAll(bucket, pictureName);
  if (!(await claim(bucket))) throw new BackupError(OF_ANOTHER);
}

/** @throws {BackupError} if the store cannot do all that copies need */
export const probeDestination = (destination: Destination) =>
  probe((deadline) => openDestination(destination, deadline)).catch(inWords);

export const probeTyped = (login: BucketLogin) =>
  probe((deadline) => openTyped(login, deadline)).catch(inWords);

/**
 * Refuses to start if the store of `BACKUP_URL` can never work. A store that is only away at the
 * moment is no reason, as a site must not stay down because of its copies.
 * @throws {SettingsError}
 */
export async function probeFixed(): Promise<void> {
  const login = fixedLogin();
  if (!login) return;
  try {
    const deadline = AbortSignal.timeout(PROBE_LIMIT_MS);
    await tryAll(await openBucket(login, { deadline }), pictureName);
  } catch (error) {
    if (!(error instanceof BucketError && isLasting(error))) return;
    throw new SettingsError(
      `No se pueden llevar las copias a ${login.host}:\n  BACKUP_URL: ${explainBucket(error)}`,
    );
  }
}

export const pictureName = (sha256: string) => `imagenes/${sha256}`;

/** @param login null if copies are to stay on this machine */
export async function saveDestination(trx: Trx, login: BucketLogin | null): Promise<void> {
  const { base = null, region = null, key = null } = login ?? {};
  const secreto = login && seal(login.secret, ID);
  await writeState(trx, { base, region, clave: key, secreto, problema: null, problema_at: null });
}

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

const writeState = (trx: Trx, columns: Partial<Row>) =>
  trx
    .insertInto("almacen_copias")
    .values({ id: ID, ...columns })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();

/** Tells how sending fared; `enviada` is null if the last copy went to an earlier store. */
export async function findSendingState({ base }: Destination) {
  const { enviada = null, enviada_at, problema = null, problema_at } = (await readRow()) ?? {};
  const name = enviada?.startsWith(`${base}/`) ? enviada.slice(base.length + 1) : null;
  return {
    enviada: name,
    enviada_at: enviada_at ?? null,
    problema,
    problema_at: problema_at ?? null,
  };
}

export const noteSent = ({ base }: Destination, name: string, now = new Date()) =>
  database().write((trx) =>
    writeState(trx, {
      enviada: `${base}/${name}`,
      enviada_at: now.toISOString(),
      problema: null,
      problema_at: null,
    }),
  );

/** @param mail writes to the admins, once a day @param today the day in Madrid */
export const noteProblem = (
  problema: string,
  today: string,
  now: Date,
  mail: (trx: Trx) => Promise<void>,
) =>
  database().write(async (trx) => {
    const row = await trx.selectFrom("almacen_copias").select("avisado").executeTakeFirst();
    await writeState(trx, { problema, problema_at: now.toISOString(), avisado: today });
    if (row?.avisado !== today) await mail(trx);
  });

/** Encrypts the secret with the first `MFA_KEY`; if no key opens it, it must be typed again. */
export const resealDestination = () =>
  database().write(async (trx) => {
    const row = await trx.selectFrom("almacen_copias").select("secreto").executeTakeFirst();
    try {
      const secreto = row?.secreto && sealAnew(row.secreto, ID);
      if (secreto) await trx.updateTable("almacen_copias").set({ secreto }).execute();
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
    }
  });
