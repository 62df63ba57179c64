import { OverloadedError } from "~/runtime/work-line";
import type { UploadProblem } from "./subida";

export class RefusedImageError extends Error {
  override name = "RefusedImageError";
  readonly problem: UploadProblem;
  readonly detail: string | undefined;
  constructor(problem: UploadProblem, options: ErrorOptions & { detail?: string } = {}) {
    super(`picture refused: ${problem}`, options);
    this.problem = problem;
    this.detail = options.detail;
  }
}

export class GoneImageError extends Error {
  override name = "GoneImageError";
  constructor(readonly urls: readonly string[]) {
    super("picture not in the library");
  }
}

export function problemOf(error: unknown): UploadProblem | undefined {
  if (error instanceof RefusedImageError) return error.problem;
  return error instanceof OverloadedError ? "ocupado" : undefined;
}

const PASSING: readonly UploadProblem[] = ["lenta", "ocupado", "averia"];

export const statusOf = (problem: UploadProblem) => (PASSING.includes(problem) ? 503 : 422);
