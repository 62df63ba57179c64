/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, hasInstallScript?: boolean, name?: string }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/** @param {string} where @param {Entry} entry */
export const nameOf = (where, { name }) => name ?? where.replace(/^.*node_modules\//, "");

/**
 * Lists entries that `npm ci` cannot verify, and install scripts that nobody has decided on.
 * @param {Lock} lock
 * @param {Record<string, boolean>} decided true for packages whose install script may run
 * @returns {string[]}
 */
export function entryProblems({ packages }, decided) {
  const entries = Object.entries(packages).filter(([where]) => where !== "");
  const scripts = new Set(
    entries.flatMap(([where, each]) => (each.hasInstallScript ? nameOf(where, each) : [])),
  );
  return [
    ...entries.flatMap(([where, { integrity, resolved }]) => [
      ...(integrity ? [] : [`${where} has no integrity: npm run lock`]),
      ...(resolved ? [`${where} names a host: ${resolved}`] : []),
    ]),
    ...[...scripts]
      .filter((name) => !Object.hasOwn(decided, name))
      .map((name) => `${name} has an install script: decide on it in allowScripts of package.json`),
    ...Object.keys(decided)
      .filter((name) => !scripts.has(name))
      .map((name) => `${name} is in allowScripts, but has no install script`),
  ];
}
