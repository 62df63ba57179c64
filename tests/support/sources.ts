import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");
const SOURCE = /\.(ts|tsx|js)$/;
const IMPORT =
  /(?:^|\s)(?:import|export)\s[^"';]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

export function filesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => SOURCE.test(name))
    .map((name) => path.posix.join(folder, name));
}

/** All source files except for tests. */
export const files = [...filesOf("app"), ...filesOf("db"), ...filesOf("migrations")];

const known = new Set(files);
const texts = new Map<string, string>();

export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(path.join(ROOT, file), "utf8");
  texts.set(file, text);
  return text;
}

/** The file of the project that an import names; undefined for packages and built files. */
export function resolve(from: string, target: string): string | undefined {
  const clean = target.replace(/\?.*$/, "");
  const base = clean.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), clean)
    : clean
        .replace(/^~db\//, "db/")
        .replace(/^~(base|record|nouns|features)\//, "app/domain/$1/")
        .replace(/^~\//, "app/");
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}.js`, `${base}/index.ts`];
  return candidates.find((file) => known.has(file));
}

/** The files that each file imports, be it only for types or while it runs. */
export const graph: ReadonlyMap<string, readonly string[]> = new Map(
  files.map((file) => {
    const targets = [...textOf(file).matchAll(IMPORT)].map((match) => match.slice(1).join(""));
    return [file, targets.flatMap((target) => resolve(file, target) ?? [])];
  }),
);

/** The folders that each folder imports from. */
export const folderGraph: ReadonlyMap<string, readonly string[]> = [...graph].reduce(
  (folders, [file, targets]) => {
    const folder = path.posix.dirname(file);
    const others = targets.map(path.posix.dirname).filter((other) => other !== folder);
    return folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  },
  new Map<string, string[]>(),
);

/** Finds groups of nodes that all lead to each other (Tarjan's algorithm). */
export function knotsIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const trail: string[] = [];
  const knots: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    trail.push(node);
    let lowest = own;
    for (const target of edges.get(node) ?? []) {
      if (!order.has(target)) lowest = Math.min(lowest, visit(target));
      else if (trail.includes(target)) lowest = Math.min(lowest, order.get(target) ?? own);
    }
    if (lowest === own) {
      const knot = trail.splice(trail.indexOf(node));
      if (knot.length > 1) knots.push(knot.sort());
    }
    return lowest;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return knots;
}
