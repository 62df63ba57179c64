import { codeOf } from "~/runtime/error-code";
import { DatabaseBusyError } from "../engine/base/busy-error";

interface ServerError extends Error {
  code?: string;
  table?: string;
  detail?: string;
}

const hasCode = (error: unknown, pattern: RegExp) =>
  error instanceof Error && pattern.test(codeOf(error) ?? "");

export const isBusy = (error: unknown) => hasCode(error, /^(55P03|40001|40P01)$/);

/** A text that is no JSON breaks the condition of its column, whose cast has an own code. */
export const isConstraint = (error: unknown) => hasCode(error, /^(23...|22P0[25])$/);

export function uniqueConflict(error: unknown): string | undefined {
  if (!hasCode(error, /^23505$/)) return undefined;
  const { table, detail = "" } = error as ServerError;
  // The sentence is in the language of the server, but the column stands between these signs.
  const column = /\((\w+)\)=/.exec(detail)?.[1];
  return column && `${table}.${column}`;
}

export function refusedBy(error: unknown): string | undefined {
  if (hasCode(error, /^2350[13]$/)) return "foreign key";
  return hasCode(error, /^23000$/) ? (error as Error).message : undefined;
}

/** A server that takes no writes any more is not the one that the site has had. */
const LOST =
  /^(25006|57P0[23]|08...|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH|EHOSTDOWN|ECONNABORTED|25P03)$/;

const isWithoutSocket = (error: unknown) =>
  hasCode(error, /^ENOENT$/) && (error as NodeJS.ErrnoException).syscall === "connect";

export const isCut = (error: unknown) =>
  hasCode(error, /^57P01$/) ||
  (error instanceof Error && /Connection terminated/.test(error.message));

/** The driver knew already that the connection is lost, and has sent nothing. */
export const isUnsent = (error: unknown) =>
  error instanceof Error && /not queryable/.test(error.message);

export const isLost = (error: unknown) =>
  isCut(error) ||
  hasCode(error, LOST) ||
  isWithoutSocket(error) ||
  isUnsent(error) ||
  (error instanceof Error && /timeout exceeded when trying|Query read timeout/.test(error.message));

const TROUBLES: readonly [RegExp, "full" | "barred" | "busy" | "failing"][] = [
  [/^53100$/, "full"],
  [/^(42501|25006)$/, "barred"],
  [/^(55P03|40001|40P01)$/, "busy"],
  [/^58030$/, "failing"],
];

export function troubleOf(error: unknown) {
  if (error instanceof DatabaseBusyError) return "busy";
  const found = TROUBLES.find(([pattern]) => pattern.test(codeOf(error) ?? ""))?.[1];
  return found ?? (isLost(error) ? "away" : undefined);
}
