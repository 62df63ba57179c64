import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

export const PREVIEW_INTENT = "vista-previa";

/** A preview must not bring a newer version into the form, which would then save over it unseen. */
export const keepWhilePreviewing = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formData?.get("intent") !== PREVIEW_INTENT && args.defaultShouldRevalidate;
