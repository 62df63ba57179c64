import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const STYLES = path.resolve("app/styles");
// The parts of Tailwind that its Vite plugin uses, found by way of the plugin.
const tailwind = createRequire(createRequire(import.meta.url).resolve("@tailwindcss/vite"));
const { compile } = tailwind("@tailwindcss/node");
const { Scanner } = tailwind("@tailwindcss/oxide");

/** Compiles a style sheet of app/styles. @returns all its rules as text */
export async function compileSheet(name: string): Promise<string> {
  const css = readFileSync(path.join(STYLES, name), "utf8");
  const compiler = await compile(css, { base: STYLES, onDependency: () => {} });
  return compiler.build(new Scanner({ sources: compiler.sources }).scan());
}

/** Lists the classes in the selectors of a sheet. */
export function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\//gs, "").match(/[^{};]+(?=\{)/g) ?? [];
  const names = selectors.filter((each) => !each.trim().startsWith("@")).join(" ");
  return new Set(
    [...names.matchAll(/\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g)].map(([, name = ""]) =>
      name.replace(/\\(.)/g, "$1"),
    ),
  );
}
