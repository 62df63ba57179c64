import { existsSync, statSync } from "node:fs";
import path from "node:path";

/** @typedef {{ root?: string, here?: string }} Place `here` is the folder of the program */

/** False for an archive of `npm run pack`, served without sources or npm. @param {Place} place */
export const hasSources = ({ here = "." } = {}) => existsSync(path.join(here, "app/cli/cli.ts"));

/**
 * Gives an order to the site as it is typed on this machine; servers have the command `sitio`.
 * @param {string} order
 * @param {Place} [place]
 */
export function siteCommand(order, { root = "/", here = "." } = {}) {
  const served = statSync(path.join(root, "opt/mimbre"), { throwIfNoEntry: false });
  const isServed = served !== undefined && served.ino === statSync(here).ino;
  if (isServed && existsSync(path.join(root, "usr/local/bin/sitio"))) return `sitio ${order}`;
  return `${hasSources({ here }) ? "npm run site --" : "node build/server/cli.js"} ${order}`;
}

/** @param {Place} [place] @returns {string} the advice for a native package that crashes Node */
export const compileAnew = (place) =>
  hasSources(place)
    ? "usa Node 22, o Node 24.18 o anterior, y vuelve a compilarlo: npm rebuild better-sqlite3"
    : "trae otro archivo, hecho con Node 22, o Node 24.18 o anterior";
