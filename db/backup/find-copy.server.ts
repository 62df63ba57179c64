import { createReadStream, existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { readBucketPlace } from "~/runtime/bucket-url";
import { isOnPostgres } from "~/runtime/env.server";
import { type Bucket, type BucketLogin, openBucket } from "../bucket/bucket.server";
import { closeDatabase, databaseFile } from "../client.server";
import { listBackups } from "./backup-files.server";
import {
  findDestination,
  findSendingState,
  fixedLogin,
  inWords,
  openDestination,
} from "./destination.server";
import { BackupError } from "./manifest";
import { listRemote, openRemote, type RemoteCopy, removeRemote } from "./remote-copies.server";
import { findBackupWork, SENDING } from "./work.server";

export class NoSuchCopyError extends BackupError {}

export interface CopyAt<Content = string | Readable> {
  place: string;
  bytes: number;
  open: () => Promise<Content>;
}

export type Copy = RemoteCopy & CopyAt<Readable> & { remove: () => Promise<void> };

const remoteAt = (bucketName: string, bucket: Bucket, copy: RemoteCopy): Copy => ({
  ...copy,
  place: `s3://${bucketName}/${copy.name}`,
  open: () => openRemote(bucket, copy.name),
  remove: () => removeRemote(bucket, copy.name).catch(inWords),
});

/**
 * Compares the name with those of existing copies, because a form could send any path.
 * @param isAway true to look in the remote store instead of on this machine
 * @throws {BackupError} if the store cannot be asked
 */
export async function findCopy(name: unknown, isAway: boolean): Promise<Copy | undefined> {
  if (isAway) return findAway(name);
  const copy = listBackups().find((each) => each.name === name);
  if (!copy) return undefined;
  const { file } = copy;
  return {
    ...copy,
    place: file,
    open: async () => createReadStream(file),
    remove: async () => rmSync(file, { force: true }),
  };
}

async function findAway(name: unknown): Promise<Copy | undefined> {
  const destination = await findDestination();
  if (!destination) return undefined;
  const bucket = await openDestination(destination);
  const copy = (await listRemote(bucket).catch(inWords)).find((each) => each.name === name);
  return copy && remoteAt(destination.bucket, bucket, copy);
}

/**
 * Reads the state of the remote store; `problem` tells why its copies could not be listed.
 * @param looks false to leave the copies unlisted, which spares a request
 */
export async function findStore(looks: boolean) {
  const destination = await findDestination();
  if (!destination) return null;
  const state = await findSendingState(destination);
  const sending = await findBackupWork(SENDING);
  const looking = looks ? openDestination(destination).then(listRemote).catch(inWords) : null;
  const looked = await looking?.catch((error: unknown) => {
    if (error instanceof BackupError) return error.message;
    throw error;
  });
  const isSeen = typeof looked !== "string";
  return {
    destination,
    state,
    sending,
    copies: (isSeen && looked) || [],
    problem: isSeen ? null : looked,
  };
}

/** The address of a copy in a bucket; without a name it means the newest. */
const REMOTE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(copia-[\w-]{1,60}\.tar)?)?$/;

/**
 * Finds a copy by its file or by `s3://bucket/name`.
 * @param ask gives the login of a bucket that neither the environment nor this site knows
 * @throws {BackupError}
 */
export async function findCopyAt(
  word: string,
  ask: (bucket: string) => Promise<BucketLogin>,
): Promise<CopyAt> {
  const [, bucketName, name] = REMOTE.exec(word) ?? [];
  if (word.startsWith("s3:") && !bucketName) {
    throw new NoSuchCopyError(
      `«${word}» no es una copia: escribe s3://bucket o s3://bucket/copia-….tar`,
    );
  }
  if (bucketName) {
    const bucket = (await openKnown(bucketName)) ?? (await openBucket(await ask(bucketName)));
    const copies = await listRemote(bucket).catch(inWords);
    const copy = name ? copies.find((each) => each.name === name) : copies[0];
    if (!copy) throw new NoSuchCopyError(noneIn(bucketName, copies));
    return remoteAt(bucketName, bucket, copy);
  }
  const place = path.resolve(word);
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new NoSuchCopyError(`No existe el archivo ${place}`);
  if (found.isDirectory()) {
    throw new NoSuchCopyError(`${place} es una carpeta; indica el archivo .tar de una copia`);
  }
  return { place, bytes: found.size, open: async () => place };
}

const noneIn = (bucketName: string, copies: readonly RemoteCopy[]) =>
  copies.length === 0
    ? `En s3://${bucketName} no hay ninguna copia entera.`
    : `En s3://${bucketName} no está esa copia. Están:\n${copies.map(({ name }) => `  ${name}`).join("\n")}`;

async function openKnown(bucketName: string): Promise<Bucket | undefined> {
  const fixed = fixedLogin();
  if (fixed?.bucket === bucketName) return openBucket(fixed);
  if (fixed || !(isOnPostgres || existsSync(databaseFile()))) return undefined;
  // A database of an older version knows no store; a damaged one must not stop a restore.
  const own = await findDestination().catch(() => undefined);
  const isOwn = own?.bucket === bucketName;
  const bucket = isOwn ? await openDestination(own).catch(() => undefined) : undefined;
  await closeDatabase();
  return bucket;
}

/** @param address as the owner types it. @returns undefined where it is none */
export function placeTyped(address: string, bucketName: string): string | undefined {
  const whole = address.includes("://") ? address : `https://${address}`;
  const origin = URL.canParse(whole) ? new URL(whole).origin : "";
  return readBucketPlace(`${origin}/${bucketName}`)?.base;
}
