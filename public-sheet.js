import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";

const VIRTUAL = "virtual:public-sheet";
const SHEET = "styles/public.css?inline";
const DRAWN = "styles/drawn.css?inline";

/**
 * Gives the server public.css as rules that know what they need, so that each page leaves with those that
 * it may use: see app/http/page/fit-sheet.ts.
 * @param {string} app folder of the application
 * @returns {import("vite").Plugin} makes `virtual:public-sheet`: the rules, and names that the visitors' script may draw
 */
export function publicSheet(app) {
  let isBuild = false;
  return {
    name: "public-sheet",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (!isBuild)
        return `import css from "~/${SHEET}"; export default { parts: [css], drawn: [] };`;
      /** @param {string} name @returns {Promise<string>} */
      const compile = async (name) => {
        const { code } = await this.load({ id: path.join(app, name) });
        return JSON.parse(String(code).replace(/^export default |;?\s*$/g, ""));
      };
      const parts = toParts(await compile(SHEET));
      const words = wordsIn(await compile(DRAWN), await readAll(path.join(app, "enhance")));
      const needs = new Set(parts.flatMap(needsIn));
      const drawn = words.filter((name) => needs.has(name));
      return `export default ${JSON.stringify({ parts, drawn })};`;
    },
  };
}

/** @param {string} folder @returns {Promise<string>} */
async function readAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), "utf8"));
  return (await Promise.all(texts)).join("\n");
}

/** @param {string} css @param {string} code @returns {string[]} names in its texts, as `namesIn` of fit-sheet.ts, and variables read */
function wordsIn(css, code) {
  const classes = (code.match(/(?<=")[\w -]+(?=")/g) ?? []).flatMap((text) => text.split(" "));
  const elements = Array.from(code.matchAll(/[<"]([a-z]\w*)/g), ([, name]) => `<${name}`);
  const variables = css.match(/(?<=var\()--(?!tw-)[\w-]+/g) ?? [];
  return [...new Set([...classes, ...elements, ...variables])];
}

/** @param {import("~/http/page/fit-sheet").Part} part @returns {string[]} */
function needsIn(part) {
  if (typeof part === "string") return [];
  if ("parts" in part) return part.parts.flatMap(needsIn);
  return [...part.selectors, ...part.variables].flatMap(({ needs }) => needs);
}

/**
 * Says with fewer bytes what Tailwind says for every case.
 * @param {string} css @returns {import("~/http/page/fit-sheet").Part[]}
 */
export function toParts(css) {
  // Its variables are set always, so the values that would stand in for them are never read.
  const sheet = postcss.parse(css.replace(/(var\(--font-(sans|mono)),[^()]*/g, "$1"));
  // Every border is solid already, and no text has another size on wide screens with a line height of its own.
  sheet.walkDecls(/^border.*-style$/, (each) => {
    if (each.value.includes("--tw-")) each.remove();
  });
  sheet.walkDecls("--tw-leading", (each) => void each.remove());
  sheet.walkDecls("line-height", (each) => {
    each.value = each.value.replace(/^var\(--tw-leading,(.*)\)$/, "$1");
  });
  sheet.walkDecls(/^font-(feature|variation)-settings$/, (each) => {
    each.value = each.value.replace(/^var\(.*,(.*)\)$/, "$1");
  });
  // A browser that knows no mixed colours passes over them by itself.
  sheet.walkAtRules("supports", (each) => {
    if (/color-mix|contain-intrinsic-size/.test(each.params)) each.replaceWith(each.nodes ?? []);
  });
  // Every browser that draws masks knows the older `-webkit-` name.
  sheet.walkDecls(/^mask/, (each) => {
    if (each.prev()?.type === "decl" && String(each.prev()) === `-webkit-${each}`) each.remove();
  });
  // No visitor gives a date or a file.
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((each) => !/::(-webkit-(date|calendar)|file-)/.test(each));
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
  return (sheet.nodes ?? []).map(toPart);
}

/** @param {import("postcss").ChildNode} node @returns {import("~/http/page/fit-sheet").Part} */
function toPart(node) {
  if (node.type === "rule") {
    const selectors = node.selectors.map((text) => ({ text, needs: needsOf(text) }));
    return toRule(selectors, node.nodes);
  }
  if (node.type !== "atrule" || !node.nodes) return `${node};`;
  const { name, params, nodes } = node;
  if (name === "property") return toRule([{ text: `@property ${params}`, needs: [params] }], nodes);
  if (/keyframes$|^font-face$/.test(name)) return String(node);
  return { opening: `@${name} ${params}`, parts: nodes.map(toPart) };
}

/** @param {{ text: string, needs: string[] }[]} selectors @param {import("postcss").ChildNode[]} nodes */
function toRule(selectors, nodes) {
  const variables = nodes.flatMap((node) =>
    node.type === "decl" && node.variable ? { text: `${node};`, needs: [node.prop] } : [],
  );
  const others = nodes.filter((node) => !(node.type === "decl" && node.variable));
  return { selectors, variables, body: others.map(String).join(";") };
}

/**
 * Names without which a selector means nothing. Of a list in brackets one may do, so it asks for none.
 * @param {string} selector @returns {string[]} as `namesIn` of fit-sheet.ts
 */
function needsOf(selector) {
  let outside = selector;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = before.replace(/:([\w-]+)(?<!\\)\(((?:\\.|[^()\\])*)\)/g, (_, name, inside) =>
      /^(is|where)$/.test(name) && !/(?<!\\),/.test(inside) ? ` ${inside}` : "",
    );
  }
  const attributes = outside.match(/(?<!\\)\[data-[\w-]+/g) ?? [];
  outside = outside.replace(/(?<!\\)\[(\\.|[^\]\\])*\]/g, "");
  const classes = outside.match(/\.(?:\\.|[\w-])+/g) ?? [];
  const elements =
    outside.replace(/[.#:](?:\\.|[\w-])+/g, " ").match(/(?<![\w:-])[a-z][\w-]*/g) ?? [];
  return [
    ...classes.map((name) => name.slice(1).replaceAll("\\", "")),
    ...elements.map((name) => `<${name}`),
    ...attributes,
  ];
}
