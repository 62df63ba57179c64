import { describe, expect, it } from "vitest";
import { makeSeal, readSeal, SEAL_MAX_AGE_MS } from "~/http/forms/form-seal.server";
import { hashAddress, isSigned, sign } from "~/runtime/signature.server";

const MADE = new Date("2026-09-01T10:00:00.000Z");
const later = (ms: number) => new Date(MADE.getTime() + ms);

describe("a form's seal", () => {
  it("tells its age, and is another for each form", () => {
    const [one, two] = [makeSeal(MADE), makeSeal(MADE)].map((seal) => readSeal(seal, later(3_000)));
    expect(one?.ageMs).toBe(3_000);
    expect(one?.idem).not.toBe(two?.idem);
  });

  it("ends after a day", () => {
    const seal = makeSeal(MADE);
    expect(readSeal(seal, later(SEAL_MAX_AGE_MS))).toBeDefined();
    expect(readSeal(seal, later(SEAL_MAX_AGE_MS + 1))).toBeUndefined();
  });

  const seal = makeSeal(MADE);
  it.each([
    ["nothing", null],
    ["another time", seal.replace(/^./, "a")],
    ["another random part", seal.replace(/\..{4}/, ".AAAA")],
    ["no signature", seal.slice(0, seal.lastIndexOf("."))],
    ["more after it", `${seal}.x`],
    ["a very long text", "x".repeat(10_000)],
    ["a file", new File([seal], "x")],
  ])("is not read from %s", (_, value) => {
    expect(readSeal(value, later(3_000))).toBeUndefined();
  });
});

describe("signatures", () => {
  it("hold for one purpose and one text", () => {
    const signature = sign("form", "a");
    expect(isSigned("form", "a", signature)).toBe(true);
    expect(isSigned("form", "b", signature)).toBe(false);
    expect(isSigned("mail", "a", signature)).toBe(false);
    expect(isSigned("form", "a", "")).toBe(false);
  });

  it("stand for addresses without showing them", () => {
    expect(hashAddress("203.0.113.7")).toBe(hashAddress("203.0.113.7"));
    expect(hashAddress("203.0.113.7")).not.toBe(hashAddress("203.0.113.8"));
    expect(hashAddress("203.0.113.7")).not.toContain("203");
  });
});
