import type { UploadProblem } from "./subida";

/** The bytes are no picture that this site takes. */
export class InvalidImageError extends Error {
  override name = "InvalidImageError";
  readonly problem: UploadProblem;
  constructor(problem: "falta" | "formato" | "peso" | "lado" | "pixeles", options?: ErrorOptions) {
    super(`picture refused: ${problem}`, options);
    this.problem = problem;
  }
}

/** There is no room for another picture, on the disk or within the quota. */
export class NoRoomError extends Error {
  override name = "NoRoomError";
}

/** Too many pictures are being decoded or waiting to be. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

/** A picture that was chosen has left the library meanwhile. */
export class GoneImageError extends Error {
  override name = "GoneImageError";
  /** Addresses of those that are gone. */
  readonly urls: readonly string[];
  constructor(urls: readonly string[]) {
    super("picture not in the library");
    this.urls = urls;
  }
}

/** What to tell an admin about a picture that was not stored; undefined for faults of another kind. */
export function problemOf(error: unknown): UploadProblem | undefined {
  if (error instanceof InvalidImageError) return error.problem;
  if (error instanceof NoRoomError) return "espacio";
  return error instanceof TooBusyError ? "ocupado" : undefined;
}

/** What the same picture may get past at the next try. */
const PASSING: readonly UploadProblem[] = ["ocupado", "averia"];

/** The status of a page that says so: who waits in line may try again. */
export const statusOf = (problem: UploadProblem) => (PASSING.includes(problem) ? 503 : 422);
