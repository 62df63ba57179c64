import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { makeFolder } from "./folder";
import { leftBehind, runningIn } from "./left-behind.js";

it("a program that has not ended is found by its folder, and no other is", async ({ skip }) => {
  if (process.platform !== "linux") skip("needs /proc");
  const folder = makeFolder();
  const script = "process.stdout.write('here'); setInterval(() => undefined, 1000);";
  const child = spawn(process.execPath, ["-e", script], {
    env: { NODE_ENV: "test", FOLDER: folder },
  });
  await once(child.stdout, "data");
  expect(runningIn(makeFolder())).toEqual([]);
  expect(leftBehind(folder, 0)).toEqual([expect.stringMatching(`^${child.pid} .*node -e `)]);
  child.kill();
  expect(leftBehind(folder)).toEqual([]);
});
