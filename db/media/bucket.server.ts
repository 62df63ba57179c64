import { createHash } from "node:crypto";
import type { AwsClient } from "aws4fetch";
import { readBucketUrl } from "~/runtime/bucket-url";
import { settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";
import { BucketError } from "./bucket-error";

const READ_LIMIT_MS = 5_000;
/** Nobody waits at a page, and a slow line may carry several files at once. */
export const PATIENT_MS = 20_000;

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

export interface Stored {
  name: string;
  bytes: number;
  at: number;
}

const askerOf =
  (client: AwsClient, base: string) =>
  async (target: string, init: RequestInit = {}, limitMs = READ_LIMIT_MS) => {
    const signal = AbortSignal.timeout(limitMs);
    for (let isAgain = false; ; isAgain = true) {
      const signed = await client.sign(base + target, init);
      // Given to fetch itself: the signal of a request that nothing holds is lost with it.
      const answer = await fetch(signed, { redirect: "manual", signal }).catch(fail);
      if (answer.ok) return answer;
      const word = await wordOf(answer);
      if (isAgain || answer.status < 500) throw new BucketError(word);
    }
  };

async function openBucket(url: string) {
  // Loaded here, so that a site without a bucket never loads it.
  const { AwsClient } = await import("aws4fetch");
  const { base, key, secret, region } = readBucketUrl(url) ?? {};
  const login = { accessKeyId: key ?? "", secretAccessKey: secret ?? "", region };
  const client = new AwsClient({ ...login, service: "s3" });
  const ask = askerOf(client, base ?? "");
  return {
    async put(name: string, bytes: Uint8Array): Promise<void> {
      // Signed with its hash, so that the store refuses what was changed on the way.
      const sum = createHash("sha256").update(bytes).digest("hex");
      const init = { method: "PUT", body: Buffer.from(bytes), headers: { [SUM]: sum } };
      await (await ask(`/${name}`, init, PATIENT_MS)).arrayBuffer().catch(fail);
    },
    async get(name: string, limitMs?: number): Promise<AsyncIterable<Uint8Array> | undefined> {
      const answer = await ask(`/${name}`, {}, limitMs).catch(orMissing);
      return answer && partsOf(answer);
    },
    async remove(name: string): Promise<void> {
      await (await ask(`/${name}`, { method: "DELETE" }, PATIENT_MS)).arrayBuffer().catch(fail);
    },
    async *pages(prefix = ""): AsyncGenerator<Stored[]> {
      for (let marker = "", isLast = false; !isLast; ) {
        const query = new URLSearchParams({ prefix, marker });
        const text = await (await ask(`?${query}`)).text().catch(fail);
        const page = readPage(text);
        yield page;
        const last = page.at(-1)?.name ?? "";
        isLast = fieldOf(text, "IsTruncated") !== "true" || last <= marker;
        marker = last;
      }
    },
  };
}

const SUM = "X-Amz-Content-Sha256";

function fail(error: Error): never {
  throw new BucketError(codeOf(error.cause) ?? error.name);
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof BucketError && error.word === "NoSuchKey")) throw error;
}

async function wordOf(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => "");
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? `HTTP ${answer.status}`;
}

async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    yield* (body ?? []) as unknown as AsyncIterable<Uint8Array>;
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

let opened: { url: string; bucket: Promise<Bucket> } | undefined;

export async function ownBucket(): Promise<Bucket | undefined> {
  const { MEDIA_URL: url } = settings();
  if (!url) return undefined;
  if (opened?.url !== url) opened = { url, bucket: openBucket(url) };
  return opened.bucket;
}
