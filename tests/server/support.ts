import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { PageCache } from "~/server/fast-lane/page-cache";
import { createSiteServer } from "~/server/http-server";
import { createPipeline, type Site } from "~/server/pipeline";
import { isHttpsSite } from "~/server/sending/security-headers";
import { makeFolder } from "../support/folder";

export interface LogLine extends Record<string, unknown> {
  message: string;
}

/** Starts a real server with a fake application; it is closed after the test. */
export async function serve(parts: Partial<Site> = {}) {
  const lines: LogLine[] = [];
  const write = (fields: object, message: string) => lines.push({ ...fields, message });
  const site: Site = {
    siteOrigin: undefined,
    clientFolder: parts.clientFolder ?? makeFolder(),
    mediaFolder: parts.mediaFolder ?? makeFolder(),
    application: async () => html("<p>hola</p>"),
    trustedProxyHops: 0,
    isReady: async () => true,
    log: { error: write, info: write } as unknown as Site["log"],
    ...parts,
  };
  const isHttps = isHttpsSite(site.siteOrigin);
  const siteServer = createSiteServer(createPipeline(site), { isHttps });
  siteServer.server.listen(0, "127.0.0.1");
  await once(siteServer.server, "listening");
  onTestFinished(() => siteServer.close(0));
  const { port } = siteServer.server.address() as AddressInfo;
  return { ...siteServer, port, origin: `http://localhost:${port}`, lines };
}

/** Makes a cache of pages for a site whose version never changes. */
export const makePages = (parts: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) =>
  new PageCache({
    ...{ maxBytes: 1e7, isHttps: false, version: () => "1" },
    doPricesExpire: async () => false,
    ...parts,
  });

export function html(text: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(text, { ...init, headers });
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  text: string;
}

/** Opens a socket and writes these bytes, just as they are. */
export function open(port: number, ...parts: (string | Buffer)[]): Socket {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  for (const part of parts) socket.write(part);
  return socket;
}

/** Reads the answer until the server closes the connection. */
export async function readAnswer(socket: Socket): Promise<Answer> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(socket, "close");
  return parseAnswer(Buffer.concat(chunks));
}

function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = bytes.subarray(end + 4);
  return { status: Number(first.split(" ")[1]), headers, body, text: body.toString() };
}

/** Sends one request exactly as given, on a new connection. */
export function send(
  port: number,
  requestLine: string,
  headers: Record<string, string> = {},
  body: string | Buffer = "",
): Promise<Answer> {
  const all = { Host: `localhost:${port}`, Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return readAnswer(open(port, `${requestLine} HTTP/1.1\r\n${lines.join("")}\r\n`, body));
}

/** Headers that browsers send with a form of the site itself. */
export const OWN_FORM = {
  "Sec-Fetch-Site": "same-origin",
  "Content-Type": "application/x-www-form-urlencoded",
};

/** Makes a promise that the test settles, to hold a request for as long as needed. */
export function gateway<T = void>() {
  let open: (value: T) => void = () => undefined;
  const passed = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}
