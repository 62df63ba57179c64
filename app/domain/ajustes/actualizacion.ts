/** Raise it with each change of what the legal texts say. */
export const LEGAL_UPDATED = "2026-11-23";
