import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";

const VIRTUAL = "virtual:public-sheets";
const SHEET = "styles/public.css?inline";
const PUBLIC_ROUTE = /^(?!(admin|auth)\.).+\.tsx$/;

/**
 * Gives each public page a style sheet that holds only what its own modules can draw: the rules of
 * public.css whose classes and elements all stand in the source of a module that its route reaches. A class
 * that no file names in full counts as used everywhere.
 * @param {string} app folder of the application
 * @returns {import("vite").Plugin} makes `virtual:public-sheets`: the sheets by id of the route, under `root` that of no route
 */
export function publicSheets(app) {
  let isBuild = false;
  return {
    name: "public-sheets",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (!isBuild) return `import root from "~/${SHEET}"; export default { root };`;
      const { code } = await this.load({ id: path.join(app, SHEET) });
      const whole = JSON.parse(String(code).replace(/^export default |;?\s*$/g, ""));
      const shared = await wordsOf(this, ["root.tsx", "enhance/main.ts"].map(inApp(app)));
      /** @type {Map<string, Set<string>>} */
      const words = new Map([["root", shared]]);
      for (const name of await readdir(path.join(app, "routes"))) {
        if (!PUBLIC_ROUTE.test(name)) continue;
        const own = await wordsOf(this, [path.join(app, "routes", name)]);
        words.set(`routes/${path.parse(name).name}`, new Set([...shared, ...own]));
      }
      const names = await readdir(app, { recursive: true });
      const known = await wordsIn(names.filter((name) => /\.tsx?$/.test(name)).map(inApp(app)));
      return `export default ${JSON.stringify(splitSheet(whole, words, known))};`;
    },
  };
}

const inApp = (/** @type {string} */ app) => (/** @type {string} */ file) => path.join(app, file);

const isDrawn = (/** @type {string} */ id) => /\/app\/.+(?<!\.server)\.tsx?$/.test(id);

/**
 * @param {import("vite").Rollup.PluginContext} build @param {string[]} roots files
 * @returns {Promise<Set<string>>} the words of these files and all they import
 */
async function wordsOf(build, roots) {
  const reached = new Set(roots);
  for (const id of reached) {
    const { importedIds } = await build.load({ id, resolveDependencies: true });
    for (const each of importedIds.filter(isDrawn)) reached.add(each);
  }
  return wordsIn(reached);
}

const COMMENTS = /^\s*(\/\*.*?\*\/|\/\/.*?$)/gms;

/** @param {Iterable<string>} files @returns {Promise<Set<string>>} whatever stands between quotes and blanks, and the elements drawn */
async function wordsIn(files) {
  const texts = await Promise.all([...files].map((file) => readFile(file, "utf8")));
  const code = texts.join("\n").replace(COMMENTS, "");
  // A quoted one may be made by script, or chosen by a component.
  const elements = Array.from(code.matchAll(/[<"]([a-z]\w*)/g), ([, name = ""]) => name);
  return new Set([...code.split(/[\s"'`{}]+/), ...elements.map((name) => `<${name}`)]);
}

/**
 * @param {string} css the whole sheet @param {Map<string, Set<string>>} words that each part may use, by its name
 * @param {Set<string>} known words of all parts, and of what has another sheet
 * @returns {Record<string, string>} the parts
 */
export function splitSheet(css, words, known) {
  // Tailwind sets these two always, so the long lists that would stand in for them are never read.
  const sheet = postcss.parse(css.replace(/(var\(--default-(mono-)?font-family),[^()]*/g, "$1"));
  const parts = [...words].map(([name, own]) => {
    const part = sheet.clone();
    const isUsed = (/** @type {string} */ name) => {
      const word = name.replace(/^\.|\\(?=.)/g, "");
      return name === word ? own.has(`<${name}`) : own.has(word) || !known.has(word);
    };
    part.walkRules((rule) => {
      if (isFrame(rule)) return;
      const kept = rule.selectors.filter((selector) => mayMatch(selector, isUsed));
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    });
    removeUnused(part);
    return [name, part.toString()];
  });
  return Object.fromEntries(parts);
}

const isFrame = (/** @type {import("postcss").Rule} */ { parent }) =>
  parent?.type === "atrule" && /keyframes$/.test(/** @type {any} */ (parent).name);

const NEVER = "\0";

/**
 * Tells if a page with these classes and elements may have what a selector means; of a list in `:is()`
 * and the like one will do.
 * @param {string} selector @param {(name: string) => boolean} isUsed of a class with its dot, or of an element
 * @returns {boolean}
 */
function mayMatch(selector, isUsed) {
  const outside = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name, list) =>
    /^(is|where|has)$/.test(name) &&
    !postcss.list.comma(list).some((each) => mayMatch(each, isUsed))
      ? `.${NEVER}`
      : "",
  );
  if (outside !== selector) return mayMatch(outside, isUsed);
  const names = selector.match(/\.(?:\\.|[\w\0-])+|(?<![\w:#[="^$~-])[a-z][\w-]*/g) ?? [];
  return names.every((name) => name !== `.${NEVER}` && isUsed(name));
}

/** Variables, animations and blocks that the rules which are left do without. @param {import("postcss").Root} sheet */
function removeUnused(sheet) {
  for (let before = ""; before !== String(sheet); ) {
    before = String(sheet);
    const values = new Set(before.match(/(?<=var\()--[\w-]+/g));
    sheet.walkDecls(/^--/, (each) => void (values.has(each.prop) || each.remove()));
    sheet.walkAtRules("property", (each) => void (values.has(each.params) || each.remove()));
    sheet.walkAtRules("keyframes", (each) => {
      if (!new RegExp(`animation[^;}]*\\b${each.params}\\b`).test(before)) each.remove();
    });
    sheet.walk((each) => {
      if ("nodes" in each && each.nodes?.length === 0) each.remove();
    });
  }
}
