import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * @typedef {{ source: string, flags: string }} Expression
 * @typedef {{ place: string, expression: Expression | undefined, bound: string | undefined }} Found
 *   `expression` lacks where it is made of what is known only as it runs
 */

const SOURCE = /\.(ts|tsx|js)$/;
const BOUND = /(?:\/\/|\/\*\*?) recheck: ([^*\n]*)/g;
const REGEXP = "RegExp";

/** @param {string} root @param {string[]} folders @returns {Found[]} */
export const literalsBelow = (root, folders) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => SOURCE.test(name))
      .sort()
      .map((name) => path.posix.join(folder, name))
      .flatMap((file) => literalsIn(file, readFileSync(path.join(root, file), "utf8"))),
  );

/**
 * @param {string} file @param {string} text
 * @returns {Found[]} all expressions, and each comment `recheck: …` without one
 */
export function literalsIn(file, text) {
  const kind = file.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const sheet = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const bounds = boundsIn(text, sheet);
  /** @type {Found[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const expression = expressionOf(node, sheet);
    if (expression !== undefined) {
      const line = lineOf(node.getStart(sheet), sheet);
      const near = bounds.filter((each) => each.lines.includes(line));
      for (const each of near) each.isUsed = true;
      const bound = near.map((each) => each.text).join(" ") || undefined;
      found.push({ place: `${file}:${line + 1}`, expression: expression ?? undefined, bound });
    }
    ts.forEachChild(node, visit);
  };
  visit(sheet);
  const idle = bounds.filter((each) => !each.isUsed);
  const nothing = { source: "", flags: "" };
  return [
    ...found,
    ...idle.map((each) => ({
      place: `${file}:${(each.lines[0] ?? 0) + 1}`,
      expression: nothing,
      bound: each.text,
    })),
  ];
}

/** @param {number} position @param {ts.SourceFile} sheet */
const lineOf = (position, sheet) => sheet.getLineAndCharacterOfPosition(position).line;

/**
 * Finds bounds, which stand on the line of their expression or on the line above.
 * @param {string} text @param {ts.SourceFile} sheet
 */
function boundsIn(text, sheet) {
  return [...text.matchAll(BOUND)].map((match) => {
    const line = lineOf(match.index, sheet);
    const isAlone = text.slice(text.lastIndexOf("\n", match.index) + 1, match.index).trim() === "";
    return { text: (match[1] ?? "").trim(), lines: [isAlone ? line + 1 : line], isUsed: false };
  });
}

/**
 * @param {ts.Node} node @param {ts.SourceFile} sheet
 * @returns {Expression | null | undefined} null for one whose text is not constant
 */
function expressionOf(node, sheet) {
  if (ts.isRegularExpressionLiteral(node)) return parsed(node.text);
  const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isMade || !ts.isIdentifier(node.expression) || node.expression.text !== REGEXP) return;
  const [source, flags] = node.arguments ?? [];
  const texts = [source && constantOf(source, sheet), flags ? constantOf(flags, sheet) : ""];
  const [constant, ofFlags] = texts;
  return constant === undefined || ofFlags === undefined
    ? null
    : { source: constant, flags: ofFlags };
}

/** @param {string} literal */
function parsed(literal) {
  const end = literal.lastIndexOf("/");
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/**
 * @param {ts.Expression} node @param {ts.SourceFile} sheet
 * @returns {string | undefined} the text of a constant, else undefined
 */
function constantOf(node, sheet) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return parsed(node.text).source;
  if (ts.isIdentifier(node)) {
    const value = constantNamed(node.text, sheet);
    return value && constantOf(value, sheet);
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === "source") {
    return constantOf(node.expression, sheet);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [constantOf(node.left, sheet), constantOf(node.right, sheet)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (!ts.isTemplateExpression(node)) return;
  const parts = node.templateSpans.map((span) => {
    const value = constantOf(span.expression, sheet);
    return value === undefined ? undefined : value + span.literal.text;
  });
  return parts.includes(undefined) ? undefined : node.head.text + parts.join("");
}

/** @param {string} name @param {ts.SourceFile} sheet */
function constantNamed(name, sheet) {
  for (const statement of sheet.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const { flags, declarations } = statement.declarationList;
    const own = declarations.find((each) => ts.isIdentifier(each.name) && each.name.text === name);
    if (own && flags & ts.NodeFlags.Const) return own.initializer;
  }
  return undefined;
}
