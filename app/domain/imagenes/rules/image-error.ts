import { OverloadedError } from "~/runtime/work-line";
import type { UploadProblem } from "./subida";

export class InvalidImageError extends Error {
  override name = "InvalidImageError";
  readonly problem: UploadProblem;
  constructor(problem: "falta" | "formato" | "peso" | "lado" | "pixeles", options?: ErrorOptions) {
    super(`picture refused: ${problem}`, options);
    this.problem = problem;
  }
}

export class NoRoomError extends Error {
  override name = "NoRoomError";
}

export class GoneImageError extends Error {
  override name = "GoneImageError";
  readonly urls: readonly string[];
  constructor(urls: readonly string[]) {
    super("picture not in the library");
    this.urls = urls;
  }
}

export function problemOf(error: unknown): UploadProblem | undefined {
  if (error instanceof InvalidImageError) return error.problem;
  if (error instanceof NoRoomError) return "espacio";
  return error instanceof OverloadedError ? "ocupado" : undefined;
}

/** The same picture may pass at the next try. */
const PASSING: readonly UploadProblem[] = ["ocupado", "averia"];

export const statusOf = (problem: UploadProblem) => (PASSING.includes(problem) ? 503 : 422);
