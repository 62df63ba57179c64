declare const PROGRAM_VERSION: string;

/** `0.1.0 (1a2b3c4d)`, put in by the build; no answer to visitors names it. */
export const VERSION = PROGRAM_VERSION;
