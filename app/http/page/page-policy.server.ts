import { createHash } from "node:crypto";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Allows the style by its hash: a nonce would differ in each answer, and pages are cached. */
export const publicPolicy = (inlinedCss: string): string =>
  policy({ script: "", style: ` ${sha256(inlinedCss)}`, img: "" });

export const hydratedPolicy = (nonce: string): string =>
  policy({ script: ` 'nonce-${nonce}'`, style: "", img: " data: blob:" });

const OURS = "font-src 'self'; connect-src 'self'; form-action 'self'";
const NOBODY = "base-uri 'none'; frame-ancestors 'none'";

const policy = ({ script, style, img }: Record<"script" | "style" | "img", string>): string =>
  `default-src 'none'; script-src 'self'${script}; style-src 'self'${style}; img-src 'self' https:${img}; ${OURS}; ${NOBODY}`;
