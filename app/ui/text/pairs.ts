/** Reads lines «name: text», the form in which lists of a page are easiest to write and correct. */
export function readPairs(lines: string) {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", ...text] = line.trim().split(": ");
      return { name, text: text.join(": ") };
    });
}
