import { decodeAddress } from "~/http/text/decode";

const MAX_TARGET = 4_096;
const MAX_SEGMENTS = 20;
const CONTROL = /\p{Cc}/u;
/** Only these pages may be asked for as `.data`: elsewhere it would be a second address. */
const DATA_ALLOWED = /^\/(auth|admin)(\/.*)?\.data$/;

export function checkTarget(target: string): number | undefined {
  if (target.length > MAX_TARGET) return 414;
  if (!target.startsWith("/") || target.includes("#")) return 400;
  const { path, query } = splitTarget(target);
  return checkPath(path) ?? checkQuery(query);
}

/** Decodes once, as Remix's router does, so that both choose rules by the same path. */
export function canonicalPath(target: string): string {
  const path = decodeAddress(splitTarget(target).path)?.toLowerCase() ?? "";
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

export const pathOf = (target: string): string => splitTarget(target).path;
export type Target = ReturnType<typeof splitTarget>;

export function splitTarget(target: string) {
  const mark = target.indexOf("?");
  if (mark === -1) return { path: target, query: "" };
  return { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

function checkPath(raw: string): number | undefined {
  const path = decodeAddress(raw);
  if (path === undefined || CONTROL.test(path)) return 400;
  // Browsers read // and /\ as the start of another host, so they must never reach a redirect.
  if (path.includes("//") || path.includes("\\")) return 404;
  const segments = path.split("/").filter(Boolean);
  if (segments.length > MAX_SEGMENTS) return 404;
  // URL parsing resolves dot segments later, after rules were chosen by the unresolved path.
  if (segments.some((segment) => segment === "." || segment === "..")) return 404;
  const canonical = canonicalPath(raw);
  return canonical.endsWith(".data") && !DATA_ALLOWED.test(canonical) ? 404 : undefined;
}

/** A lone % in the query is allowed, because people type «100%» into the address bar. */
function checkQuery(query: string): number | undefined {
  if (CONTROL.test(query) || query.includes("%00")) return 400;
  // For `_data` Remix runs one loader or action alone, without the checks of its parent routes.
  const names = [...new URLSearchParams(query).keys()];
  return names.some((name) => name.toLowerCase() === "_data") ? 400 : undefined;
}
