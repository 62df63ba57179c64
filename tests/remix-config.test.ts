import { expect, it } from "vitest";
import { CHUNKS } from "../remix.config.js";
import { files } from "./support/sources";

/** Lists all names that a pattern matches, taking each alternative of a group in turn. */
function readings(source: string): string[] {
  const open = source.search(/\(/);
  if (open < 0) return [source];
  let depth = 0;
  let at = open;
  const words = [""];
  do {
    const sign = source[at] ?? "";
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 1 && sign === "|") words.push("");
    else if (depth > 1 || (depth === 1 && at > open)) words[words.length - 1] += sign;
    at += 1;
  } while (depth > 0);
  return words.flatMap((word) =>
    readings(source.slice(0, open) + word.replace(/^\?[:!]/, "") + source.slice(at)),
  );
}

const patterns = CHUNKS.flatMap(([chunk, all]) => all.map((pattern) => ({ chunk, pattern })))
  // Leaves out patterns for packages, and those that exclude a kind of name.
  .filter(({ pattern }) => pattern.source.includes("app"))
  .filter(({ pattern }) => !pattern.source.includes("?!.*"));

it.each(patterns)("chunk $chunk names files that are there: $pattern", ({ pattern }) => {
  const dead = readings(pattern.source).filter(
    (each) => !files.some((file) => new RegExp(each).test(`/${file}`)),
  );
  expect(dead).toEqual([]);
});
