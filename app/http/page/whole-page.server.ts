import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { log } from "~/runtime/log.server";

const RENDER_LIMIT_MS = 10_000;

export function drawWhole(page: ReactElement): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collect(resolve)),
      onShellError: reject,
      onError: (error) => log().error({ err: error }, "render failed"),
    });
    setTimeout(abort, RENDER_LIMIT_MS).unref();
  });
}

function collect(resolve: (page: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(withoutZeros(chunk));
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks));
      done();
    },
  });
}

/**
 * React flushes its buffer with unused zeros at the end if a letter of several bytes does not fit
 * (its issue 24985). Browsers would read them as U+FFFD, and a form send those back.
 */
const withoutZeros = (chunk: Buffer): Buffer =>
  chunk.subarray(0, chunk.findLastIndex((byte) => byte !== 0) + 1);
