/** This cookie holds ids of ticked things, joined by dots, and is sent to the list's page only. */
export const MARCADAS_COOKIE = "lista";
export const MARCADAS_MAX_AGE_S = 365 * 24 * 60 * 60;

const LIMIT = 60;
const ID = /^\w{1,12}$/;

export const parseMarcadas = (ids: readonly string[]): string[] =>
  [...new Set(ids.filter((id) => ID.test(id)))].slice(0, LIMIT);
