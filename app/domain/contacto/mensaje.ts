export const MESSAGE_MAX = 5_000;

/** Programs fill in this field, which people do not see. */
export const TRAP_FIELD = "web";
