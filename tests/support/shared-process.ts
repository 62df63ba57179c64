import { afterAll } from "vitest";
import { type Settings, settings } from "~/runtime/env.server";

/** The next file of this process finds the settings as this one did. */
const before = { ...settings() };
afterAll(() => {
  const now: Partial<Settings> = settings();
  for (const name of Object.keys(now) as (keyof Settings)[]) delete now[name];
  Object.assign(now, before);
});
