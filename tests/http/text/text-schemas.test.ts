import { describe, expect, it } from "vitest";
import {
  email,
  line,
  optionalLine,
  optionalParagraphs,
  paragraphs,
} from "~/http/text/text-schemas";

const rules = { required: "falta", max: 10, tooLong: "largo" };
const outcome = (schema: ReturnType<typeof line>, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : { error: result.error.issues[0]?.message };
};

it.each([
  ["  Ana  ", { value: "Ana" }],
  [undefined, { error: "falta" }],
  ["   ", { error: "falta" }],
  [" \u200b\u202e\u2060 ", { error: "falta" }],
  ["\u3164\u115f\u2800\ufe0f\u0301", { error: "falta" }],
  ["Ana\u200d", { value: "Ana\u200d" }],
  ["👩\u200d🍼", { value: "👩\u200d🍼" }],
  ["🏴\u{e0065}\u{e007f}❤\ufe0f", { value: "🏴\u{e0065}\u{e007f}❤\ufe0f" }],
  ["می\u200cخواهم", { value: "می\u200cخواهم" }],
  ["\u202eanA\u202c\u2066\u2069", { value: "anA" }],
  ["\u200e A\u00adn\u200ba\ufeff \u061c", { value: "Ana" }],
  ["12345678901", { error: "largo" }],
  ["  1234567890  ", { value: "1234567890" }],
  ["a\r\nb", { error: "Escríbelo en una sola línea" }],
  ["Ana\n", { error: "Escríbelo en una sola línea" }],
  ["a\u2028b", { error: "Escríbelo en una sola línea" }],
  ["a\0b", { error: "Escríbelo en una sola línea" }],
])("a line: %j gives %j", (value, expected) => {
  expect(outcome(line(rules), value)).toEqual(expected);
});

it.each([
  [undefined, { value: "" }],
  [" \u200b ", { value: "" }],
  ["\u202eanA", { value: "anA" }],
  ["a\u2028b", { error: "Escríbelo en una sola línea" }],
  ["12345678901", { error: "largo" }],
])("a line that may be empty: %j gives %j", (value, expected) => {
  const result = optionalLine(rules).safeParse(value);
  expect(
    result.success ? { value: result.data } : { error: result.error.issues[0]?.message },
  ).toEqual(expected);
});

it.each([
  ["a\r\nb", { value: "a\nb" }],
  ["a\rb", { value: "a\nb" }],
  ["\r\n a\tb \r\n", { value: "a\tb" }],
  ["a\0\u0007b", { value: "ab" }],
  ["1234\r\n56789", { value: "1234\n56789" }],
  ["1234\r\n567890", { error: "largo" }],
  ["\r\n", { error: "falta" }],
  ["\u200b\r\n\u200b", { error: "falta" }],
])("paragraphs: %j gives %j", (value, expected) => {
  expect(outcome(paragraphs(rules), value)).toEqual(expected);
});

it.each([
  ["\u200e\r\n\u200b", ""],
  [" a\r\n\u200eb ", "a\n\u200eb"],
])("paragraphs that may be missing: %j gives %j", (value, expected) => {
  expect(optionalParagraphs(rules).parse(value)).toBe(expected);
});

describe("an email", () => {
  const schema = email({ required: "falta", invalid: "mal" });

  it.each([
    [" ana@ejemplo.es ", "ana@ejemplo.es"],
    ["Ana.B+x_1@Sub.Ejemplo.ES", "Ana.B+x_1@sub.ejemplo.es"],
    ["o'hara!#$%&@ejemplo.museum", "o'hara!#$%&@ejemplo.museum"],
    ["ana@cañón.es", "ana@xn--can-8mak.es"],
    ["\u202aana@ejemplo.es\u202c\u200b", "ana@ejemplo.es"],
  ])("%j gives %s", (value, expected) => {
    expect(outcome(schema, value)).toEqual({ value: expected });
  });

  it.each([
    "ana",
    "ana@",
    "@ejemplo.es",
    "ana@localhost",
    "ana@ejemplo.e",
    "ana@127.0.0.10",
    "ana@-ejemplo.es",
    "a na@ejemplo.es",
    "ana@ejemplo.es,b@c.es",
    "Ana <ana@ejemplo.es>",
    '"a b"@ejemplo.es',
    "ana@ejemplo.es?x=1",
    "ana@ejem/plo.es",
    "añ@ejemplo.es",
    `${"a".repeat(250)}@b.es`,
  ])("refuses %j", (value) => {
    expect(outcome(schema, value)).toEqual({ error: "mal" });
  });
});
