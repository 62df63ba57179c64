import { expect, it } from "vitest";
import { ON_BOTH, ON_SQLITE } from "../support/engines.js";
import { filesOf, textOf } from "../support/sources";

it("tests that open a database run on both engines, or their list says why not", () => {
  const known = [...ON_BOTH, ...Object.keys(ON_SQLITE)];
  const ours = filesOf("tests").filter(
    (file) => /\.test\.tsx?$/.test(file) && !/^tests\/(site|hard|postgres)\//.test(file),
  );
  const opening = ours.filter((file) => /\b(test|site)Database\(/.test(textOf(file)));
  expect(opening.length).toBeGreaterThan(50);
  const unknown = opening.filter((file) => !known.some((each) => file.startsWith(`tests/${each}`)));
  expect(unknown).toEqual([]);
});
