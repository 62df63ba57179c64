import { createHash } from "node:crypto";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A nonce would make the bytes of each answer differ. */
export const publicPolicy = (inlinedCss: string): string =>
  policy({ script: "", style: ` ${sha256(inlinedCss)}`, img: "" });

export const hydratedPolicy = (nonce: string): string =>
  policy({ script: ` 'nonce-${nonce}'`, style: "", img: " data: blob:" });

function policy(also: Record<"script" | "style" | "img", string>): string {
  return [
    "default-src 'none'",
    `script-src 'self'${also.script}`,
    `style-src 'self'${also.style}`,
    `img-src 'self' https:${also.img}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
