import type { AppLoadContext } from "@remix-run/node";
import type { RefusalInit } from "~/http/forms/form.server";
import { log } from "~/runtime/log.server";
import { isWriteTrouble } from "~db/trouble.server";
import { problemOf, RefusedImageError, statusOf } from "~nouns/imagenes/rules/image-error";
import { uploadProblemText } from "~nouns/imagenes/rules/subida";

const RETRY_S = "30";

export function refusalOfPicture(
  error: unknown,
  { requestId }: AppLoadContext,
  name?: string,
): { text: string; init: RefusalInit } {
  const problem = problemOf(error) ?? (isWriteTrouble(error) ? "averia" : undefined);
  if (!problem) throw error;
  if (problem === "averia") log().error({ err: error, requestId }, "picture not stored");
  const detail = error instanceof RefusedImageError ? error.detail : undefined;
  const text = uploadProblemText(problem, name, detail);
  const status = statusOf(problem);
  if (status === 422) return { text, init: { status } };
  return { text, init: { status, headers: { "Retry-After": RETRY_S } } };
}
