import { expect, it } from "vitest";
import { CHUNKS } from "../remix.config.js";
import { files } from "./support/sources";

/** Words of a pattern that stand for a part of a file's or folder's name. */
const namesIn = (pattern: RegExp) =>
  pattern.source
    .replace(/\\[wd]\+?/g, "")
    .split(/[^a-z-]+/)
    .filter((word) => word.length > 1);

const patterns = CHUNKS.flatMap(([chunk, all]) => all.map((pattern) => ({ chunk, pattern })))
  // Packages are no files of ours.
  .filter(({ pattern }) => pattern.source.includes("app"));

it.each(patterns)("chunk $chunk names files that are there: $pattern", ({ pattern }) => {
  const names = namesIn(pattern);
  expect(names.length).toBeGreaterThan(1);
  const missing = names.filter((name) => !files.some((file) => `/${file}`.includes(name)));
  expect(missing).toEqual([]);
  expect(files.some((file) => pattern.test(`/${file}`))).toBe(true);
});
