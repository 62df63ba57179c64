import { describe, expect, it } from "vitest";
import { addDays, madridDay } from "~base/fechas";
import {
  findWrongLine,
  parseLines,
  readCorreccion,
  readFuente,
} from "~nouns/consejos/rules/referencias";
import { XSS } from "../../../../fixtures/xss";

describe("a source", () => {
  it.each([
    ["OMS | https://www.who.int/es", { titulo: "OMS", url: "https://www.who.int/es" }],
    ["AEP | guía|https://aeped.es/a", { titulo: "AEP | guía", url: "https://aeped.es/a" }],
  ])("%s is read", (line, fuente) => {
    expect(readFuente(line)).toEqual(fuente);
  });

  it.each([
    ["without an address", "OMS"],
    ["without a title", "| https://www.who.int"],
    ["that is not https", "OMS | http://www.who.int"],
    ["that runs script", "OMS | javascript:alert(1)"],
    ["with a blank in it", "OMS | https://www.who int"],
    ["that is none", "OMS | https://"],
    ["of a shop", "Trona | https://www.amazon.es/dp/B0ABCDEF12?tag=x-21"],
    ["of a shop in short", "Trona | https://amzn.to/abc"],
  ])("of an address %s is none", (_, line) => {
    expect(readFuente(line)).toBeUndefined();
  });

  it("never leads anywhere but to https", () => {
    const lines = XSS.flatMap((text) => [text, `x | ${text}`, `x | https://${text}`]);
    for (const { url } of parseLines(lines.join("\n"), readFuente)) {
      expect(new URL(url).protocol).toBe("https:");
    }
  });
});

it("a correction has a day that has been and a sentence", () => {
  const today = madridDay();
  expect(readCorreccion(`${today} | Decía | gramos.`)).toEqual({
    ...{ fecha: today, texto: "Decía | gramos." },
  });
  for (const line of [
    "Decía gramos.",
    "2026-02-30 | x",
    "2026-1-2 | x",
    "2026-01-02 |",
    "hoy | x",
  ]) {
    expect(readCorreccion(line), line).toBeUndefined();
  }
  expect(readCorreccion(`${addDays(today, 1)} | x`)).toBeUndefined();
});

it("the first line that cannot be read is named, and too many are counted", () => {
  const wrong = (text: string) => findWrongLine(text, readFuente, "«Título | https://…»");
  expect(wrong("")).toBeUndefined();
  expect(wrong("A | https://a.es\n\n B | https://b.es ")).toBeUndefined();
  expect(wrong("A | https://a.es\n\nB, sin más\nC")).toBe(
    "Línea 3, «B, sin más»: escribe «Título | https://…»",
  );
  expect(wrong("A | https://a.es\n".repeat(30))).toBeUndefined();
  expect(wrong("A | https://a.es\n".repeat(31))).toBe("Caben 30 líneas, y hay 31");
});
