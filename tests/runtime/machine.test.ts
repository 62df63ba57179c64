import { expect, it } from "vitest";
import { misfit, thisMachine } from "~/runtime/machine.js";

const MADE = { platform: "linux", arch: "x64", node: "22.1.0", abi: "127", libc: "2.34" };
const HERE = { ...MADE, node: "22.9.0", libc: "2.41" };

it("fits this machine itself", () => {
  expect(misfit(thisMachine(), thisMachine())).toBeUndefined();
});

it.each([
  ["a newer glibc and another patch of Node", {}],
  ["the same glibc", { libc: "2.34" }],
])("fits %s", (_, change) => {
  expect(misfit(MADE, { ...HERE, ...change })).toBeUndefined();
});

it.each([
  ["another Node", { node: "20.20.0", abi: "115" }, "aquí hay Node 20 en linux x64, glibc 2.41"],
  ["another processor", { arch: "arm64" }, "aquí hay Node 22 en linux arm64, glibc 2.41"],
  ["another system", { platform: "darwin", libc: "" }, "aquí hay Node 22 en darwin x64."],
  ["an older glibc", { libc: "2.4" }, "aquí hay Node 22 en linux x64, glibc 2.4."],
  ["a system without glibc", { libc: "musl" }, "aquí hay Node 22 en linux x64, musl."],
])("does not fit %s, and says so", (_, change, here) => {
  const said = misfit(MADE, { ...HERE, ...change });
  expect(said).toContain("Este archivo del sitio se hizo para Node 22 en linux x64, glibc 2.34; ");
  expect(said?.replaceAll("\n", ".")).toContain(here);
});
