import { expect, it } from "vitest";
import { setupCodeSchema, signInCodeSchema } from "~/auth/second-factor/code-schema.server";
import { normaliseRecoveryCode } from "~/auth/second-factor/recovery-codes.server";

it.each([
  ["left out", {}, null],
  ["of spaces", { friendly_name: "   " }, null],
  ["with spaces around it", { friendly_name: " Móvil " }, "Móvil"],
])("the name of a new factor, %s", (_, given, stored) => {
  expect(setupCodeSchema.parse({ code: "123 456", ...given }).friendly_name).toBe(stored);
});

const APART = [" ", "\u00a0", "\u202f", "\t", "-", "‑", "–", " — ", "\u2212", "\u00ad", "\u200b"];

it.each(APART)("a code is read with %j in it and marks of direction around it", (sign) => {
  const typed = `\u202a 123${sign}456\u202c\r\n`;
  expect(signInCodeSchema.parse({ code: typed })).toEqual({ code: "123456" });
  expect(setupCodeSchema.parse({ code: typed })).toMatchObject({ code: "123456" });
  const recovery = `\u200eabcd${sign}EFGH${sign}2345\u200f`;
  expect(normaliseRecoveryCode(recovery)).toBe("ABCD-EFGH-2345");
});

it.each(["12345", "1234567", "12345a", "１２３４５６", "123.456", "", "- - -"])(
  "%j is still no code",
  (code) => expect(signInCodeSchema.safeParse({ code }).success).toBe(false),
);
