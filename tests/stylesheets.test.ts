import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { compileSheet } from "./support/sheets";

const APP = path.resolve(import.meta.dirname, "../app");

const files = new Set(
  readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name)),
);

const parse = (file: string) =>
  ts.createSourceFile(
    file,
    readFileSync(path.join(APP, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );

/** Lists all files that these import, directly or through others. */
function reachedFrom(roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const statement of parse(file).statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      if (!statement.moduleSpecifier) continue;
      const target = resolve(file, (statement.moduleSpecifier as ts.StringLiteral).text);
      if (target) visit(target);
    }
  };
  roots.forEach(visit);
  return reached;
}

function resolve(from: string, target: string): string | undefined {
  const base = target.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), target)
    : target.replace(/^~(base|record|nouns|features)\//, "domain/$1/").replace(/^~\//, "");
  return [`${base}.tsx`, `${base}.ts`].find((file) => files.has(file));
}

/** Collects class names in `className` attributes; texts compared with `===` are none. */
function classesOf(file: string): string[] {
  const found: string[] = [];
  const collect = (node: ts.Node) => {
    const isCompared =
      ts.isBinaryExpression(node.parent) &&
      node.parent.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    if (isText && !isCompared) found.push(...node.text.split(/\s+/).filter(Boolean));
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node) => {
    const isClassName = ts.isJsxAttribute(node) && node.name.getText() === "className";
    if (isClassName && node.initializer) collect(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

const routes = [...files].filter((file) => file.startsWith("routes/"));
const isHydrated = (file: string) => /^routes\/(admin|auth)\./.test(file);
const FRAME = ["root.tsx"];
const PAGES = {
  "public.css": [...routes.filter((file) => !isHydrated(file)), ...FRAME],
  "admin.css": [...routes.filter(isHydrated), ...FRAME],
};

it.each(Object.entries(PAGES))(
  "every class has rules in the sheet of the pages that use it: %s",
  async (sheet, roots) => {
    const rules = await compileSheet(sheet);
    const reached = [...reachedFrom(roots)];
    const classes = new Set(reached.flatMap(classesOf));
    expect(classes.size).toBeGreaterThan(100);
    const escaped = (name: string) => name.replace(/[^\w-]/g, (sign) => `\\${sign}`);
    expect([...classes].filter((name) => !rules.includes(`.${escaped(name)}`))).toEqual([]);
  },
);

it("no text gets another size on wide screens without its line height", () => {
  const lists = [...files]
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((name) => readFileSync(path.join(APP, name), "utf8").match(/"[^"\n]*"/g) ?? []);
  const own = lists.filter((list) => /[ "]leading-/.test(list));
  expect(own.length).toBeGreaterThan(5);
  expect(
    own.filter((list) => /:text-(xs|sm|base|lg|\d?xl)\b/.test(list) && !/:leading-/.test(list)),
  ).toEqual([]);
});
