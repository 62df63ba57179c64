import { expect } from "vitest";

const EVERYWHERE = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** Fails unless an answer has the headers that all answers must have. */
export function expectHeaders(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject(
    Object.fromEntries(Object.entries(EVERYWHERE).map(([k, v]) => [k.toLowerCase(), v])),
  );
  expect(headers.get("Permissions-Policy")).toContain("camera=()");
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(headers.has("X-Powered-By")).toBe(false);
}
