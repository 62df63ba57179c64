import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { ReadableStream } from "node:stream/web";
import type { AppLoadContext } from "@remix-run/node";
import { readInTime, type Uploads } from "../connections/uploads";
import { announcesBody } from "../gate/body";
import type { Passed } from "../gate/gate";
import type { Exchange } from "../sending/exchange";

/** Notes in `context.refusal` why a body was refused. */
export function toFetchRequest(
  { req, res }: Pick<Exchange, "req" | "res">,
  passed: Passed,
  context: AppLoadContext,
  uploads: Uploads,
): Request {
  const { origin, bodyLimit } = passed;
  const url = new URL(origin + req.url);
  const headers = copyHeaders(req.headers, url.host);
  // Asks for a GET instead of a HEAD, because the answer's length and tag are those of the page.
  const method = req.method === "HEAD" ? "GET" : req.method;
  const init: RequestInit = { method, headers, signal: abortOnClose(res) };
  if (req.method !== "POST") return new Request(url, init);
  if (!announcesBody(req.headers)) {
    // formData() throws on a missing form, not on an empty one.
    headers.set("Content-Type", "application/x-www-form-urlencoded");
    return new Request(url, { ...init, body: "" });
  }
  const refuse = (status: 408 | 413 | 429): never => {
    context.refusal = status;
    throw new Response(null, { status });
  };
  const { chunks, admit } = readInTime({ req, res, bodyLimit }, uploads, refuse);
  context.admitUpload = admit;
  const body = ReadableStream.from(chunks);
  return new Request(url, { ...init, body, duplex: "half" } as RequestInit);
}

/** Remix checks Origin against these two headers, so they must say what the gate has found. */
function copyHeaders(source: IncomingHttpHeaders, host: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(source)) {
    for (const one of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, one);
  }
  headers.delete("X-Forwarded-Host");
  headers.set("Host", host);
  return headers;
}

export function abortOnClose(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
