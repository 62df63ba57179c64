import { readFileSync } from "node:fs";

/** Variables that `npm run serve` sets, and that owners' servers therefore have. */
export const LAUNCH_ENV = environmentOf("serve");

/**
 * @param {string} script of package.json
 * @returns {Record<string, string>}
 */
export function environmentOf(script) {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.fromEntries(
    [...scripts[script].matchAll(/(?<=^| )([A-Z_]+)=(\S+)(?= )/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}
