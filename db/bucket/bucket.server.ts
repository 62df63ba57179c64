import { createHash } from "node:crypto";
import type { LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import type { Agent } from "undici";
import { codeOf } from "~/runtime/error-code";
import { BucketError, isPassing } from "./bucket-error";

const ANSWER_LIMIT_MS = 5_000;
/** A longer limit for background work, as no page waits and a slow line may carry many files. */
export const PATIENT_MS = 20_000;
/** 50 kB/s: a line that is slower than this counts as broken. */
const SLOWEST_BYTES_PER_MS = 50;

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

export interface Stored {
  name: string;
  bytes: number;
  at: number;
}

/** The address of a bucket, which ends with its name, and the key to sign requests with. */
export interface BucketLogin {
  base: string;
  key: string;
  secret: string;
  region?: string | undefined;
}

export interface Sent {
  bytes: number;
  sha256: string;
  /** Opens the content; called again if it must be sent once more. */
  open: () => Uint8Array | Readable;
}

interface Ways {
  /** Resolves host names, and may refuse the address that it finds. */
  lookup?: LookupFunction;
  /** Ends all requests when it fires, for callers that must finish by then. */
  deadline?: AbortSignal;
}

export async function openBucket(login: BucketLogin, ways: Ways = {}) {
  const ask = await askerOf(login, ways);
  async function* pages(prefix = "", limitMs = ANSWER_LIMIT_MS): AsyncGenerator<Stored[]> {
    for (let marker = "", isLast = false; !isLast; ) {
      const query = new URLSearchParams({ prefix, marker });
      const text = await textOf(await ask(`?${query}`, { limitMs }), MAX_PAGE_BYTES);
      const page = readPage(text);
      yield page;
      const last = page.at(-1)?.name ?? "";
      isLast = fieldOf(text, "IsTruncated") !== "true" || last <= marker;
      marker = last;
    }
  }
  return {
    pages,
    async list(prefix: string): Promise<Stored[]> {
      const found: Stored[] = [];
      for await (const page of pages(prefix, PATIENT_MS)) found.push(...page);
      return found;
    },
    /** Sends the file's hash with it, so that the store refuses bytes that changed on the way. */
    async put(name: string, sent: Uint8Array | Sent): Promise<void> {
      const { bytes, sha256, open } = sent instanceof Uint8Array ? wholeOf(sent) : sent;
      const headers = { [SUM]: sha256, "Content-Length": String(bytes) };
      const limitMs = PATIENT_MS + bytes / SLOWEST_BYTES_PER_MS;
      await textOf(await ask(`/${name}`, { method: "PUT", headers, open, limitMs }));
    },
    /** @param bytes the file's size, if known, because a large file may take longer */
    async get(name: string, limitMs = ANSWER_LIMIT_MS, bytes = 0) {
      const asked = { limitMs: limitMs + bytes / SLOWEST_BYTES_PER_MS };
      const answer = await ask(`/${name}`, asked).catch(orMissing);
      return answer && partsOf(answer);
    },
    async remove(name: string): Promise<void> {
      await textOf(await ask(`/${name}`, { method: "DELETE", limitMs: PATIENT_MS }));
    },
  };
}

const SUM = "X-Amz-Content-Sha256";

const wholeOf = (bytes: Uint8Array): Sent => ({
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  open: () => bytes,
});

interface Asked {
  method?: "GET" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  open?: Sent["open"];
  limitMs?: number;
}

/** Connection pools by the function that looks names up, so that connections are used again. */
const agents = new Map<LookupFunction | undefined, Agent>();

async function askerOf({ base, key, secret, region }: BucketLogin, { lookup, deadline }: Ways) {
  // Loaded here, so that a site without a bucket never loads them.
  const [{ AwsV4Signer }, undici] = await Promise.all([import("aws4fetch"), import("undici")]);
  const login = { accessKeyId: key, secretAccessKey: secret, ...(region && { region }) };
  const dispatcher =
    agents.get(lookup) ?? new undici.Agent({ connect: { ...(lookup && { lookup }) } });
  agents.set(lookup, dispatcher);
  const once = async (
    target: string,
    { method = "GET", headers, open }: Asked,
    signal: AbortSignal,
  ) => {
    const url = base + target;
    const signer = new AwsV4Signer({ ...login, service: "s3", url, method, headers });
    const signed = Object.fromEntries((await signer.sign()).headers);
    const options = { method, headers: signed, body: open?.() ?? null, signal, dispatcher };
    // Redirects are not followed, because the next address would not have been checked.
    const { statusCode, body } = await undici.request(url, options).catch(fail);
    // The reader gets this error too; without a listener here it would end the process.
    body.on("error", () => undefined);
    if (statusCode >= 200 && statusCode < 300) return body;
    throw new BucketError(wordOf(statusCode, await textOf(body).catch(() => "")));
  };
  return async (target: string, asked: Asked = {}) => {
    const limit = AbortSignal.timeout(Math.ceil(asked.limitMs ?? ANSWER_LIMIT_MS));
    const signal = deadline ? AbortSignal.any([limit, deadline]) : limit;
    return once(target, asked, signal).catch((error: BucketError) => {
      // A store that was busy, or a line that was cut, may answer well at a second try.
      if (signal.aborted || !isPassing(error)) throw error;
      return once(target, asked, signal);
    });
  };
}

function fail(error: Error): never {
  if (error instanceof BucketError) throw error;
  const code = error.name === "TimeoutError" ? undefined : codeOf(error);
  throw new BucketError(code ?? error.name);
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof BucketError && error.word === "NoSuchKey")) throw error;
}

const wordOf = (status: number, text: string) =>
  /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? `HTTP ${status}`;

async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    fail(error as Error);
  }
}

const fieldOf = (text: string, name: string) => text.split(`<${name}>`)[1]?.split("<")[0] ?? "";

const readPage = (text: string): Stored[] =>
  text
    .split("<Contents>")
    .slice(1)
    .map((each) => ({
      name: fieldOf(each, "Key").replaceAll("&amp;", "&"),
      bytes: Number(fieldOf(each, "Size")),
      at: Date.parse(fieldOf(each, "LastModified")),
    }));

const MAX_PAGE_BYTES = 8 * 1024 * 1024;
const MAX_WORD_BYTES = 64 * 1024;

const textOf = async (body: AsyncIterable<Uint8Array>, maxBytes = MAX_WORD_BYTES) =>
  (await readAll(partsOf(body), maxBytes)).toString();

/** @param maxBytes a store that sends more is not believed, because it could fill the memory */
export async function readAll(
  parts: AsyncIterable<Uint8Array> | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of parts ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new BucketError("too large");
    read.push(part);
  }
  return Buffer.concat(read);
}
