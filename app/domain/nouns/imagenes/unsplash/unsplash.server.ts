import { settings } from "~/runtime/env.server";
import { parseSearch } from "~/ui/text/search-text";
import { parseAnswer, type UnsplashPhoto } from "./photo-schema.server";

const RESULTS = 6;
const TIME_LIMIT_MS = 4_000;
const MAX_ANSWER_BYTES = 512 * 1024;
const MAX_FAILURES = 5;
const FAILURES_WINDOW_MS = 30_000;

export class UnsplashError extends Error {
  override name = "UnsplashError";
}

interface UnsplashOptions {
  apiUrl: string;
  accessKey: string;
  timeLimitMs?: number;
  now?: () => number;
}

/** A client of the API as documented in https://unsplash.com/documentation */
export function createUnsplash(options: UnsplashOptions) {
  const { apiUrl, accessKey, timeLimitMs = TIME_LIMIT_MS, now = Date.now } = options;
  const breaker = createBreaker(now);

  async function ask(url: URL): Promise<string> {
    if (breaker.isOpen()) throw new UnsplashError("spared after repeated failures");
    try {
      return await fetchText(url, accessKey, timeLimitMs);
    } catch (error) {
      breaker.recordFailure();
      if (error instanceof UnsplashError) throw error;
      throw new UnsplashError("no answer", { cause: error });
    }
  }

  return {
    async search(query: string): Promise<UnsplashPhoto[]> {
      const url = new URL("/search/photos", apiUrl);
      const asked = { query: parseSearch(query), per_page: `${RESULTS}`, orientation: "landscape" };
      url.search = String(new URLSearchParams(asked));
      const photos = parseAnswer(parseJson(await ask(url)), url.origin, RESULTS);
      if (!photos) {
        breaker.recordFailure();
        throw new UnsplashError("not the documented answer");
      }
      breaker.recordSuccess();
      return photos;
    },

    async recordDownload({ download }: UnsplashPhoto): Promise<void> {
      const url = new URL(download);
      if (url.origin !== new URL(apiUrl).origin) throw new UnsplashError("a foreign address");
      await ask(url);
    },
  };
}

export type Unsplash = ReturnType<typeof createUnsplash>;

function createBreaker(now: () => number) {
  let failures: number[] = [];
  let sparedUntil = 0;
  return {
    isOpen: () => now() < sparedUntil,
    recordFailure() {
      failures = [...failures.filter((at) => now() - at < FAILURES_WINDOW_MS), now()];
      if (failures.length < MAX_FAILURES) return;
      sparedUntil = now() + FAILURES_WINDOW_MS;
      failures = [];
    },
    recordSuccess() {
      failures = [];
    },
  };
}

/** Sends the key only to the API's own origin, never along a redirect. */
async function fetchText(url: URL, accessKey: string, timeLimitMs: number): Promise<string> {
  const response = await fetch(url, {
    headers: { Authorization: `Client-ID ${accessKey}`, "Accept-Version": "v1" },
    redirect: "manual",
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (response.ok) return readLimited(response);
  await response.body?.cancel();
  throw new UnsplashError(`status ${response.status}`);
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of (response.body as AsyncIterable<Uint8Array> | null) ?? []) {
    total += chunk.byteLength;
    if (total > MAX_ANSWER_BYTES) throw new UnsplashError("too long an answer");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let current: Unsplash | undefined;

export function unsplash(): Unsplash | undefined {
  const { UNSPLASH_ACCESS_KEY, UNSPLASH_API_URL } = settings();
  if (!UNSPLASH_ACCESS_KEY) return undefined;
  current ??= createUnsplash({ apiUrl: UNSPLASH_API_URL, accessKey: UNSPLASH_ACCESS_KEY });
  return current;
}
