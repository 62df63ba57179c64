import { once } from "node:events";
import { connect } from "node:net";
import { ChunkedBody } from "./chunked-body.js";

/**
 * A bare HTTP client on one connection. It counts bytes and notices answers that are cut off, which
 * `fetch` would hide behind a pool and retries.
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} head status line and headers
 * @property {number} bytes on the wire, head and body
 * @property {boolean} isLast true if the server closes the connection after it
 */

/** Thrown if the connection ended before the answer was complete. */
export class CutError extends Error {
  /** @override */
  name = "CutError";
}

/**
 * @param {string} path @param {Record<string, string>} [headers] @param {string} [body] of a POST
 * @returns {string} the text of a request, to send over a kept connection
 */
export function toRequest(path, headers = {}, body) {
  const all = { Host: "localhost", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  if (body === undefined) return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  lines.push("Content-Type: application/x-www-form-urlencoded\r\n");
  lines.push(`Content-Length: ${Buffer.byteLength(body)}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

/**
 * Connects to a port of this machine.
 * @param {number} port
 */
export async function openKept(port) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  return new KeptConnection(socket);
}

export class KeptConnection {
  #socket;
  /** @type {Buffer[]} */
  #early = [];
  #head = "";
  #bytes = 0;
  #left = 0;
  /** @type {ChunkedBody | undefined} */
  #chunked;
  /** @type {PromiseWithResolvers | undefined} */
  #waiting;

  /** @typedef {{ resolve: (answer: Answer) => void, reject: (error: Error) => void }} PromiseWithResolvers */

  /** @param {import("node:net").Socket} socket */
  constructor(socket) {
    this.#socket = socket;
    socket.on("data", (chunk) => this.#read(chunk));
    socket.on("error", (error) => this.#fail(error.message));
    socket.on("close", () => this.#fail("closed"));
  }

  /**
   * Sends one request and waits for its whole answer.
   * @param {string} request @returns {Promise<Answer>}
   * @throws {CutError} when the connection ends first
   */
  ask(request) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (this.#socket.destroyed) this.#fail("closed before the request");
      else this.#socket.write(request);
    });
  }

  close() {
    this.#socket.destroy();
  }

  /** @param {string} reason */
  #fail(reason) {
    const received = this.#bytes + this.#early.reduce((sum, chunk) => sum + chunk.length, 0);
    this.#waiting?.reject(new CutError(`${reason} after ${received} bytes of an answer`));
    this.#waiting = undefined;
  }

  /** @param {Buffer} chunk */
  #read(chunk) {
    if (this.#head) return this.#readBody(chunk);
    this.#early.push(chunk);
    const start = Buffer.concat(this.#early);
    const end = start.indexOf("\r\n\r\n");
    if (end < 0) return;
    this.#early = [];
    this.#head = start.toString("latin1", 0, end + 2);
    this.#bytes = end + 4;
    const isChunked = /\r\ntransfer-encoding: *chunked\r\n/i.test(this.#head);
    this.#chunked = isChunked ? new ChunkedBody() : undefined;
    this.#left = Number(/\r\ncontent-length: *(\d+)\r\n/i.exec(this.#head)?.[1] ?? 0);
    this.#readBody(start.subarray(end + 4));
  }

  /** @param {Buffer} chunk */
  #readBody(chunk) {
    this.#bytes += chunk.length;
    this.#left -= chunk.length;
    if (this.#chunked ? this.#chunked.read(chunk) : this.#left <= 0) this.#finish();
  }

  #finish() {
    const head = this.#head;
    const isLast = /\r\nconnection: *close\r\n/i.test(head);
    const answer = { status: Number(head.slice(9, 12)), head, bytes: this.#bytes, isLast };
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#head = "";
    this.#bytes = 0;
    waiting?.resolve(answer);
  }
}
