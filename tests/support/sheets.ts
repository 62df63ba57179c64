import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const STYLES = path.resolve("app/styles");
// Tailwind's own parts, as its Vite plugin has them.
const tailwind = createRequire(createRequire(import.meta.url).resolve("@tailwindcss/vite"));
const { compile } = tailwind("@tailwindcss/node");
const { Scanner } = tailwind("@tailwindcss/oxide");

/** All rules of a style sheet of app/styles, as text. */
export async function compileSheet(name: string): Promise<string> {
  const css = readFileSync(path.join(STYLES, name), "utf8");
  const compiler = await compile(css, { base: STYLES, onDependency: () => {} });
  return compiler.build(new Scanner({ sources: compiler.sources }).scan());
}

/** The classes that the selectors of a sheet name. */
export function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\//gs, "").match(/[^{};]+(?=\{)/g) ?? [];
  const names = selectors.filter((each) => !each.trim().startsWith("@")).join(" ");
  return new Set(
    [...names.matchAll(/\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g)].map(([, name = ""]) =>
      name.replace(/\\(.)/g, "$1"),
    ),
  );
}
