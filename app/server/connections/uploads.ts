import type { IncomingMessage, ServerResponse } from "node:http";
import { FORM_LIMIT } from "../gate/body";
import { countAtOnce } from "./connections";

/**
 * A form must arrive within `formMs`. An upload may pause for `aheadMs` at most: bytes that come
 * faster than `bytesPerMs` give it time back, but never more than that.
 */
const PACE = { formMs: 60_000, aheadMs: 30_000, bytesPerMs: 8, perPerson: 4, inAll: 20 };

export type Pace = typeof PACE;
export type Uploads = ReturnType<typeof countUploads>;

export const countUploads = (pace = PACE) => ({
  pace,
  begin: countAtOnce(pace.perPerson, pace.inAll),
});

/** @param refuse must throw, so that half a body is not read as a whole one */
export function readInTime(
  { req, res, bodyLimit }: { req: IncomingMessage; res: ServerResponse; bodyLimit: number },
  { pace, begin }: Uploads,
  refuse: (status: 408 | 413 | 429) => never,
) {
  let isUpload = false;
  let leftMs = pace.formMs;

  async function* read(): AsyncGenerator<Buffer> {
    // Destroying the request would close the socket that the answer needs.
    const chunks = req.iterator({ destroyOnReturn: false });
    let total = 0;
    try {
      for (;;) {
        const asked = performance.now();
        const next = await within(leftMs, chunks.next());
        if (!next) refuse(408);
        if (next.done) return;
        total += next.value.length;
        if (total > bodyLimit) refuse(413);
        // Only the time waited for the client counts, not the time the site took to handle a chunk.
        leftMs -= performance.now() - asked;
        if (isUpload) leftMs = Math.min(leftMs + next.value.length / pace.bytesPerMs, pace.aheadMs);
        yield next.value;
      }
    } finally {
      void chunks.return?.();
    }
  }

  /** Lets a signed-in person send more than a form's size, for as long as data keeps coming. */
  function admit(person: string): void {
    const length = Number(req.headers["content-length"] ?? Number.POSITIVE_INFINITY);
    if (isUpload || length <= FORM_LIMIT) return;
    isUpload = begin(person, res) || refuse(429);
    leftMs = pace.aheadMs;
  }

  return { chunks: read(), admit };
}

function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
