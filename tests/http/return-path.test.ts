import { expect, it } from "vitest";
import { safeReturnPath } from "~/http/return-path";

it("is no longer than an address that the server takes", () => {
  const path = `/${"x".repeat(4_095)}`;
  expect(safeReturnPath(path, "/")).toBe(path);
  expect(safeReturnPath(`${path}x`, "/")).toBe("/");
  expect(safeReturnPath(`/${"ñ".repeat(4_095)}`, "/")).toBe("/");
});
