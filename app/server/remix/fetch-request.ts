import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { ReadableStream } from "node:stream/web";
import { announcesBody } from "../gate/body";
import type { Passed } from "../gate/gate";

export function toFetchRequest(req: IncomingMessage, res: ServerResponse, passed: Passed) {
  const { origin, bodyLimit } = passed;
  const url = new URL(origin + req.url);
  const headers = copyHeaders(req.headers, url.host);
  // HEAD has the length and the tag of the page, so it is asked as GET.
  const method = req.method === "HEAD" ? "GET" : req.method;
  const init: RequestInit = { method, headers, signal: abortOnClose(res) };
  if (req.method !== "POST") return { request: new Request(url, init), isTooLarge: () => false };
  if (!announcesBody(req.headers)) {
    // formData() throws on a missing form, not on an empty one.
    headers.set("Content-Type", "application/x-www-form-urlencoded");
    return { request: new Request(url, { ...init, body: "" }), isTooLarge: () => false };
  }
  let total = 0;
  async function* countBytes() {
    // Destroying the request would take the answer's socket along.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      total += chunk.length;
      if (total > bodyLimit) throw new Error(`more than ${bodyLimit} bytes`);
      yield chunk;
    }
  }
  const body = ReadableStream.from(countBytes());
  const request = new Request(url, { ...init, body, duplex: "half" } as RequestInit);
  return { request, isTooLarge: () => total > bodyLimit };
}

/** Remix compares Origin with these two, so they say what the gate found. */
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
