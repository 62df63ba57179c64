import process from "node:process";

/** The key of sites whose forms a test seals by itself, in this process and in the sites. */
export const SESSION_SECRET = "0123456789abcdef0123456789abcdef";
process.env.SESSION_SECRET = SESSION_SECRET;
process.env.MFA_KEY = SESSION_SECRET;
