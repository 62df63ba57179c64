/** For `test.use`: pages fade and buttons move as they do for most people. */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;
