import pino from "pino";
import { settings } from "./env.server";

/** What a pipe takes in one piece; several processes may share it. */
const WHOLE_LINES = 4096;

const FLUSH_MS = 50;

/** Lines are written a few at a time: under load a write costs as much as all else about a request. */
function openOutput(): pino.DestinationStream & { flushSync(): void } {
  const output = pino.destination({ sync: true, maxWrite: WHOLE_LINES });
  let waiting = "";
  let isTimed = false;
  const writeWaiting = () => {
    const text = waiting;
    waiting = "";
    if (text !== "") output.write(text);
  };
  const writeInTime = () => {
    isTimed = false;
    writeWaiting();
  };
  // For the end alone: it waits for the disk.
  const flushSync = () => {
    writeWaiting();
    output.flushSync();
  };
  process.once("exit", flushSync);
  return {
    flushSync,
    write(line) {
      waiting += line;
      if (waiting.length >= WHOLE_LINES / 2) return writeWaiting();
      if (isTimed) return;
      isTimed = true;
      setTimeout(writeInTime, FLUSH_MS);
    },
  };
}

let output: ReturnType<typeof openOutput> | undefined;
let current: pino.Logger | undefined;

/** One JSON line per event on standard output; no addresses of visitors, no secrets. */
export function log(): pino.Logger {
  output ??= openOutput();
  current ??= pino(
    {
      level: settings().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    output,
  );
  return current;
}

/** One request that is over. */
export interface RequestLine {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  bytes: number;
}

/** What needs no escape in JSON. */
const PLAIN = /^[\w/.-]*$/;

/** A page of our own fault shows a code, which is to be found at any level that logs errors. */
const levelOf = ({ status }: RequestLine) => (status < 500 ? "info" : "error");

/**
 * Writes what `log().info(line, "request")` would, put together by hand: for a kept page that line
 * would cost as much as a quarter of all else.
 */
export function logRequest(line: RequestLine): void {
  if (log().isLevelEnabled(levelOf(line))) output?.write(formatRequest(line, isoNow()));
}

/** @param line of it only the route is anything that somebody sent */
export function formatRequest(line: RequestLine, time: string): string {
  const { id, method, route, status, ms, bytes } = line;
  const path = PLAIN.test(route) ? `"${route}"` : JSON.stringify(route);
  return `{"level":"${levelOf(line)}","time":"${time}","id":"${id}","method":"${method}","route":${path},"status":${status},"ms":${ms},"bytes":${bytes},"msg":"request"}\n`;
}

let second = 0;
let isoSecond = "";

/** Requests of the same second share all of its name but the milliseconds. */
function isoNow(): string {
  const now = Date.now();
  const ms = now % 1000;
  if (now - ms !== second) {
    second = now - ms;
    isoSecond = new Date(second).toISOString().slice(0, -"000Z".length);
  }
  return `${isoSecond}${String(ms).padStart(3, "0")}Z`;
}
