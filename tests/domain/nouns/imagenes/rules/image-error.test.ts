import { expect, it } from "vitest";
import { OverloadedError } from "~/runtime/work-line";
import { problemOf, RefusedImageError, statusOf } from "~nouns/imagenes/rules/image-error";

it.each([
  [new RefusedImageError("peso"), "peso", 422],
  [new RefusedImageError("espacio"), "espacio", 422],
  [new RefusedImageError("lenta"), "lenta", 503],
  [new OverloadedError("ten wait"), "ocupado", 503],
])("%s is told, and only who waits in line may try again", (error, problem, status) => {
  const told = problemOf(error);
  expect([told, told && statusOf(told)]).toEqual([problem, status]);
});

it("leaves faults of another kind to the error page", () => {
  expect(problemOf(new Error("of ours"))).toBeUndefined();
});
