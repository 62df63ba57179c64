/** Reads lines «name: text», in which lists of a page are easy to write and correct. */
export function readPairs(lines: string) {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", ...text] = line.trim().split(": ");
      return { name, text: text.join(": ") };
    });
}
