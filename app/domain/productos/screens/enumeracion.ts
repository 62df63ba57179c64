/** «a; b; y c», since the items of a list may hold commas themselves; they begin in lower case. */
export function toEnumeration(items: readonly string[]): string {
  const parts = items.map((item) => inMidSentence(item.replace(/[.;]+$/, "")));
  const last = parts.pop() ?? "";
  if (parts.length === 0) return last;
  // «y» gives way to «e» before the same sound.
  const and = /^h?[ií](?!e)/i.test(last) ? "e" : "y";
  return `${parts.join("; ")}; ${and} ${last}`;
}

const inMidSentence = (text: string) =>
  /^\p{Lu}(\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
