import { afterAll } from "vitest";
import { type Settings, settings } from "~/runtime/env.server";

/** Restores the settings, because the next test file runs in the same process. */
const before = { ...settings() };
afterAll(() => {
  const now: Partial<Settings> = settings();
  for (const name of Object.keys(now) as (keyof Settings)[]) delete now[name];
  Object.assign(now, before);
});
