import { ReadableStream as NodeStream } from "node:stream/web";
import { redirect } from "@remix-run/node";
import { type FlashKey, writeFlash } from "~/http/cookies/cookies.server";
import type { Block } from "~/http/results/block";
import type { LastPage } from "~/http/results/last-page";
import { log } from "~/runtime/log.server";

export const notFound = (): Response => new Response(null, { status: 404 });

export const beyondLast = (last: LastPage): Response => Response.json(last, { status: 404 });

export const movedTo = (path: string): Response =>
  new Response(null, {
    status: 301,
    headers: { Location: path, "Cache-Control": "no-cache" },
  });

/** Uses Remix's redirect(), because a plain Response would make the action's type 'any'. */
export function seeOther(path: string, ...cookies: string[]) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(path, { status: 303, headers });
}

export const flashAt = async (path: string, key: FlashKey, ...cookies: string[]) =>
  seeOther(path, await writeFlash(key), ...cookies);

export const wantsJson = (request: Request) => request.headers.get("Accept") === "application/json";

export function answerJson(body: unknown, cookies: readonly string[]): Response {
  const headers = new Headers({ "Cache-Control": "private, no-store", Vary: "Accept" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return Response.json(body, { headers });
}

export async function required<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Response) throw error;
    logReadFailure(error);
    throw new Response(null, { status: 503 });
  }
}

/** Reads the one thing that an address names. @throws {Response} 404 if there is none */
export async function existing<T>(read: Promise<T>) {
  return (await required(read)) ?? Promise.reject(notFound());
}

export async function block<T>(read: Promise<T>): Promise<Block<T>> {
  try {
    return { data: await read };
  } catch (error) {
    logReadFailure(error);
    return { failed: true };
  }
}

const isOneFailed = (blocks: Block<unknown>[]) => blocks.some((each) => "failed" in each);

export const NO_STORE = { "Cache-Control": "no-store" };

/** A page with a failed block is not cached, so that the next visitor gets a whole one. */
export function blockHeaders(...blocks: Block<unknown>[]): HeadersInit {
  return isOneFailed(blocks) ? NO_STORE : {};
}

export const blockStatus = (...blocks: Block<unknown>[]) => (isOneFailed(blocks) ? 503 : 200);

function logReadFailure(error: unknown): void {
  log().error({ err: error }, "read failed");
}

/** Cast, because the browser's types do not know `from` yet. */
export const streamOf = (parts: AsyncGenerator<Uint8Array>) =>
  NodeStream.from(parts) as ReadableStream<Uint8Array>;
