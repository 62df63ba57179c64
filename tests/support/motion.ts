/** Turns animations on for `test.use`, as most people see them. */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;
