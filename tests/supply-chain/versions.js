/** @param {string} version @returns {number[]} */
const numbers = (version) =>
  (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? "0.0.0").split(".").map(Number);

/** @param {string} a @param {string} b */
export function isBefore(a, b) {
  const [left, right] = [numbers(a), numbers(b)];
  const n = left.findIndex((value, place) => value !== right[place]);
  return n >= 0 && (left[n] ?? 0) < (right[n] ?? 0);
}
