/** Put in by the build: version of the package and, short, the fingerprint of what was built. */
declare const PROGRAM_VERSION: string;

/** Which program this is, as `0.1.0 (1a2b3c4d)`; no answer to visitors names it. */
export const VERSION = PROGRAM_VERSION;
