import { XSS } from "../fixtures/xss";

/** A request that an attacker might send. */
export interface HostileRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string;
}

const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS"];
const TYPES = [
  ...["application/x-www-form-urlencoded", "application/x-www-form-urlencoded"],
  ...[
    "multipart/form-data; boundary=b",
    "multipart/form-data",
    "application/json",
    "text/plain",
    "",
  ],
];
const NUMBERS = ["-1", "0", "1e309", "NaN", "99999999999999999999", "1.5", "٣", "0x10", " 2 "];
const PATHS = ["%2e%2e%2fetc%2fpasswd", "%00", "%ff", "%c0%af", "..;", "%252e", "con", "__proto__"];
const TEXTS = [
  ...XSS,
  ...["' or 1=1 --", '" union select * from sessions --', "'; drop table productos; --"],
  ...["{{7*7}}", "#{7*7}", "%", "_", '"', "*", "NEAR(a b)", "titulo:", "\0", "\ufffd"],
  ...["a".repeat(10_000), "́".repeat(500), "\u202e", "\r\nSet-Cookie: x=1", "[]", "{}", "null"],
];
const NAMES = ["__proto__", "constructor", "a[b]", "x".repeat(200), "", "id", "intent", "idem"];
const HEADERS: Record<string, string[]> = {
  Cookie: ["sesion=x", "comparar=%ff", `comparar=${"a.".repeat(500)}`, "aviso=x.y", "ligero=2;;=;"],
  "Accept-Encoding": ["*;q=0", "br;q=x", "gzip,,br", "identity;q=0"],
  Range: ["bytes=0-0,5-", "bytes=-1", "x"],
  "If-None-Match": ["*", 'W/"', "x".repeat(2_000)],
  "Accept-Language": ["x".repeat(3_000)],
  "X-Forwarded-Host": ["evil.test"],
  "X-Requested-With": ["XMLHttpRequest"],
  Purpose: ["prefetch"],
  "Save-Data": ["on", "x"],
};

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes hostile requests, which are the same for each seed.
 * @param addresses pages, with queries @param names names of the fields of forms
 */
export function makeHostileRequests(
  seed: number,
  { addresses, names, origin }: { addresses: string[]; names: string[]; origin: string },
): () => HostileRequest {
  const random = seededRandom(seed);
  const pick = <Each>(list: readonly Each[]): Each =>
    list[Math.floor(random() * list.length)] as Each;
  const isNow = (share: number) => random() < share;
  const value = () => (isNow(0.3) ? pick(NUMBERS) : pick(TEXTS));
  const name = () => (isNow(0.8) ? pick(names) : pick(NAMES));

  function target(): string {
    const [path = "/", query = ""] = pick(addresses).split("?");
    const parts = path.split("/");
    if (isNow(0.2))
      parts[parts.length - 1] = isNow(0.5) ? pick(PATHS) : encodeURIComponent(value());
    const search = new URLSearchParams(query);
    for (let n = Math.floor(random() * 3); n > 0; n--) search.append(name(), value());
    const suffix = isNow(0.05) ? ".data" : "";
    return `${parts.join("/")}${suffix}${search.size > 0 ? `?${search}` : ""}`.slice(0, 12_000);
  }

  function body(type: string): string {
    const fields = Array.from({ length: Math.floor(random() * 8) }, () => [name(), value()]);
    if (isNow(0.05)) fields.push(...Array.from({ length: 300 }, () => [name(), "x"]));
    if (type.endsWith("urlencoded")) return new URLSearchParams(fields).toString();
    if (type.includes("json")) return isNow(0.5) ? "{" : JSON.stringify(Object.fromEntries(fields));
    const parts = fields.map(
      ([key, text]) =>
        `--b\r\nContent-Disposition: form-data; name="${key}"${isNow(0.3) ? '; filename="x.csv"' : ""}\r\n\r\n${text}\r\n`,
    );
    return `${parts.join("")}${isNow(0.7) ? "--b--\r\n" : ""}`;
  }

  return () => {
    const method = pick(METHODS);
    const headers: Record<string, string> = {};
    if (isNow(0.9)) headers.Origin = isNow(0.95) ? origin : "http://evil.test";
    for (const [header, values] of Object.entries(HEADERS)) {
      if (isNow(0.08)) headers[header] = pick(values);
    }
    if (method !== "POST" && method !== "PUT") return { method, target: target(), headers };
    const type = pick(TYPES);
    if (type) headers["Content-Type"] = type;
    return { method, target: target(), headers, body: body(type) };
  };
}
