import { randomBytes } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import type { AppLoadContext, RequestHandler } from "@remix-run/node";
import { answering } from "~/http/requests/log-refused.server";
import { noteUnreadProxy } from "~/http/requests/unread-proxy.server";
import { clientAddress } from "../connections/client-address";
import type { Uploads } from "../connections/uploads";
import type { Passed } from "../gate/gate";
import { type Exchange, sendError, setHeaders } from "../sending/exchange";
import { sendResponse } from "../sending/send-response";
import { abortOnClose, toFetchRequest } from "./fetch-request";

export type Application = RequestHandler;

type Answering = { application: Application; trustedProxyHops: number; uploads: Uploads };

const PRIVATE = /^\/(admin|auth)([/.]|$)/;

const BUSY = { "Retry-After": "60" };

const KEPT = ["allow", "retry-after"];

let turn = Promise.resolve();

/** Starts one request per turn of the loop, so that kept pages are answered between them. */
function ownTurn(): Promise<void> {
  turn = turn.then(() => breathe());
  return turn;
}

/** @throws errors of the application, unless the client has left or its body was refused */
export async function answerByApplication(
  exchange: Exchange,
  passed: Passed,
  { application, trustedProxyHops, uploads }: Answering,
): Promise<void> {
  const context: AppLoadContext = {
    requestId: exchange.id,
    nonce: randomBytes(16).toString("base64"),
    clientAddress: clientAddress(exchange.req, trustedProxyHops),
  };
  const request = toFetchRequest(exchange, passed, context, uploads);
  if (trustedProxyHops === 0 && "x-forwarded-for" in exchange.req.headers) noteUnreadProxy();
  if (PRIVATE.test(passed.path)) {
    setHeaders(exchange.res, { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
  }
  try {
    await ownTurn();
    const response = await answering({ ...context, route: passed.path }, () =>
      application(request, context),
    );
    if (context.refusal) await response.body?.cancel();
    else await deliver(exchange, response, request.signal);
  } catch (error) {
    if (!context.refusal && !request.signal.aborted) throw error;
  }
  // The body was cut off, so the action read half a form and its answer is dropped.
  if (!context.refusal || exchange.res.headersSent) return;
  await sendError(exchange, context.refusal, context.refusal === 429 ? BUSY : undefined);
}

export async function deliver(
  exchange: Exchange,
  response: Response,
  signal = abortOnClose(exchange.res),
): Promise<void> {
  // Remix sends 405 without `Allow`, and its page would call the missing action our error.
  const isUnasked = response.status === 405 && !response.headers.has("Allow");
  if (isUnasked) response.headers.set("Allow", "GET, HEAD");
  if (isBare(response) || (isUnasked && isPage(response))) {
    const kept = [...response.headers].filter(([name]) => KEPT.includes(name));
    await sendError(exchange, response.status, Object.fromEntries(kept));
  } else await sendResponse(exchange, response, signal);
}

const isPage = ({ headers }: Response) =>
  Boolean(headers.get("Content-Type")?.startsWith("text/html"));

function isBare({ status, headers, body }: Response): boolean {
  if (status < 400) return false;
  const isPlainFault = status >= 500 && headers.get("Content-Type")?.startsWith("text/plain");
  return body === null || headers.has("X-Remix-Error") || Boolean(isPlainFault);
}
