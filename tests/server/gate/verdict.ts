import { checkRequest, type RequestHead } from "~/server/gate/gate";

export const SITE = "https://www.mimbre.test";
export const FORM = "application/x-www-form-urlencoded";

interface Parts {
  method?: string;
  target?: string;
  host?: string | string[];
  headers?: Record<string, string>;
  httpVersion?: string;
}

/** @returns the status of a refusal, or the canonical path of a request that may pass */
export function verdict(parts: Parts, siteOrigin?: string): number | string {
  const { method = "GET", target = "/", host = "localhost:3000", headers = {} } = parts;
  const { httpVersion = "1.1" } = parts;
  const rawHeaders = [host].flat().flatMap((each) => ["Host", each]);
  const head: RequestHead = { method, url: target, headers, httpVersion, rawHeaders };
  const result = checkRequest(head, siteOrigin);
  return "status" in result ? result.status : result.path;
}
