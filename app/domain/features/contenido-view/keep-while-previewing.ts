import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

export const PREVIEW_INTENT = "vista-previa";

/** A preview must not reload the page: its newer version would hide a conflict from the save. */
export const keepWhilePreviewing = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formData?.get("intent") !== PREVIEW_INTENT && args.defaultShouldRevalidate;
