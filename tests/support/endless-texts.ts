/** Start, repeated part and end of texts that make careless expressions slow. */
const PARTS = {
  brackets: ["", "[", ""],
  "blanks inside": ["a", " ", "b"],
  digits: ["", "1", "x"],
  stars: ["", "*", ""],
  "line separators": ["", "\u2028", "x"],
  "a pick of blanks": ["::producto a |", " ", "\u2028x"],
  "an item of blanks": ["- a |", " ", "\u2028"],
  "bars and addresses": ["", "| https://", " x"],
  "open links": ["", "[a](", ""],
  "open pictures": ["", "![a](/media/", ""],
  "nested stars": ["", "*a **b ", ""],
  "dots and commas": ["1", ".,;", "x"],
} as const;

/** Each kind of text by name, with a function that makes one of any length. */
export const ENDLESS = Object.entries(PARTS).map(
  ([name, [start, unit, end]]) =>
    [
      name,
      (length: number) => {
        const room = Math.max(length - start.length - end.length, 0);
        return `${start}${unit.repeat(room / unit.length + 1).slice(0, room)}${end}`;
      },
    ] as const,
);
