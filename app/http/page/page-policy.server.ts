import { createHash } from "node:crypto";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Pages for visitors: no nonce, so that their bytes are the same for all. */
export function publicPolicy(inlinedCss: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${sha256(inlinedCss)}`,
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** /auth and /admin: Remix hydrates them with inline scripts under a nonce. */
export function hydratedPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
