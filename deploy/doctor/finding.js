/**
 * @typedef {"bien" | "aviso" | "mal" | "duda"} Level
 * @typedef {object} Finding
 * @property {Level} level
 * @property {string} text
 * @property {string} [advice] the next step for the owner
 */

/** @param {string} text @returns {Finding} */
export const well = (text) => ({ level: "bien", text });

/** @param {string} text @param {string} advice @returns {Finding} */
export const warning = (text, advice) => ({ level: "aviso", text, advice });

/** @param {string} text @param {string} advice @returns {Finding} */
export const wrong = (text, advice) => ({ level: "mal", text, advice });

/** @param {string} why @param {string} [advice] @returns {Finding} */
export const unknown = (why, advice) => ({
  level: "duda",
  text: `no se pudo comprobar: ${why}`,
  advice,
});

/** @param {unknown} error @returns {string} */
export const codeOf = (error) =>
  error instanceof Error && "code" in error ? String(error.code) : "";
