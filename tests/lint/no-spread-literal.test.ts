import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../support/folder";
import { ROOT } from "../support/sources";

const config = JSON.stringify({
  linter: { rules: { recommended: false } },
  plugins: [path.join(ROOT, "tests/lint/no-spread-literal.grit")],
});

function lint(code: string): string {
  const cwd = makeFolder({ "biome.json": config, "one.tsx": code });
  const program = path.join(ROOT, "node_modules/.bin/biome");
  const { status, stdout, stderr } = spawnSync(program, ["lint", "one.tsx"], { cwd });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

describe("the linter", () => {
  it.each([
    ["of fields in an object", "export const a = { ...{ b: 1, c: 2 }, d: 3 };"],
    ["of values in a list", 'export const a = [...["b", "c"], "d"];'],
    ["of constant values in a list", 'export const a = [...(["b", "c"] as const), "d"];'],
    ["of properties in markup", 'export const a = <b {...{ id: "c", title: "d" }} />;'],
  ])("refuses a literal %s that is spread", (_, code) => {
    expect(lint(code)).toContain("Write the fields of the literal");
  });

  it("lets pass what is spread by its name, by a condition or as it is made", () => {
    const code = `export const a = (b: { c?: 1 }) => ({ ...b, ...(b.c && { d: 1 }) });
export const e = [...["f"].map(String), ...(a({}).c ? ["g"] : [])];
export const h = <b {...a({})} />;`;
    expect(lint(code)).toBe("");
  });
});
