/** Day of the last change of the legal texts; raise it with each change of what they say. */
export const LEGAL_UPDATED = "2026-11-23";
