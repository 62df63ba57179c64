import { once } from "node:events";
import http from "node:http";
import { buffer } from "node:stream/consumers";
import type { Site } from "./site";

/** Asks a site under another name, as a proxy does; `fetch` would send the real host. */
export function behindProxy(site: Site, origin: string): Site {
  const { hostname, port } = new URL(site.origin);
  const { host } = new URL(origin);
  const send = async (asked: Request) => {
    const { method } = asked;
    const path = asked.url.slice(origin.length);
    const headers = { ...Object.fromEntries(asked.headers), host };
    const request = http.request({ hostname, port, path, method, headers });
    request.end(Buffer.from(await asked.arrayBuffer()));
    const [response]: http.IncomingMessage[] = await once(request, "response");
    return response ? toResponse(response) : Response.error();
  };
  return {
    ...site,
    origin,
    fetch: (target, init) => send(new Request(origin + target, init)),
    post: (target, fields, headers) =>
      send(
        new Request(origin + target, {
          method: "POST",
          headers: { Origin: origin, ...headers },
          body: new URLSearchParams(fields),
        }),
      ),
  };
}

async function toResponse(response: http.IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const body = await buffer(response);
  return new Response(body.length > 0 ? body : null, { status: response.statusCode, headers });
}
