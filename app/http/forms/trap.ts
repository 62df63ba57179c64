/** A honeypot: people do not see this field, but spam programs fill it in. */
export const TRAP_FIELD = "web";
