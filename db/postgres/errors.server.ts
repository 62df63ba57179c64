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

/** Codes of broken constraints; 22P02 and 22P05 come from casting a text that is no JSON. */
export const isConstraint = (error: unknown) => hasCode(error, /^(23...|22P0[25])$/);

export function uniqueConflict(error: unknown): string | undefined {
  if (!hasCode(error, /^23505$/)) return undefined;
  const { table, detail = "" } = error as ServerError;
  // The sentence is in the server's language, but the column always stands as «(column)=».
  const column = /\((\w+)\)=/.exec(detail)?.[1];
  return column && `${table}.${column}`;
}

export function refusedBy(error: unknown): string | undefined {
  if (hasCode(error, /^2350[13]$/)) return "foreign key";
  return hasCode(error, /^23000$/) ? (error as Error).message : undefined;
}

/** Codes of a lost server; one that refuses writes has become a standby, so it counts as lost. */
const LOST =
  /^(25006|57P0[23]|08...|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH|EHOSTDOWN|ECONNABORTED|25P03)$/;

const isWithoutSocket = (error: unknown) =>
  hasCode(error, /^ENOENT$/) && (error as NodeJS.ErrnoException).syscall === "connect";

export const isCut = (error: unknown) =>
  hasCode(error, /^57P01$/) ||
  (error instanceof Error && /Connection terminated/.test(error.message));

/** True if the driver knew that the connection was lost, and so has sent nothing. */
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
