declare const PROGRAM_VERSION: string;

export const VERSION = PROGRAM_VERSION;
