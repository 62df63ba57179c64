const code = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** The router takes each letter of a path percent-encoded too. */
const spelled = (c: string) => `(?:${c}|${code(c)}|${code(c.toUpperCase())})`;
const DRAFT = [..."/borrador/"].map(spelled).join("");
// recheck: a word of our own, and what follows it is read once
const DRAFT_TOKEN = new RegExp(`(${DRAFT})[^\\s"\\\\?#]+`, "gi");
const QUERY = /\?[^\s"\\]+/g;
// recheck: at most 64 characters are read anew from each place
const MAIL = /[^\s"\\<>@/]{1,64}(?:@|%40)[\w.-]+/g;

/** Paths, referrers and messages of errors hold what opens a draft or an account, and who asked for it. */
export const withoutSecrets = (line: string) =>
  line.replace(QUERY, "?…").replace(DRAFT_TOKEN, "$1…").replace(MAIL, "…@…");

type Facts = Readonly<Record<string, unknown>>;

/** A start says this; the rest of it stands in the lines that follow. */
const SENTENCES: Readonly<Record<string, (facts: Facts) => string>> = {
  "database migrated": () => "La base de datos está al día.",
  "demo catalogue loaded": ({ productos, consejos }) =>
    `Catálogo de demostración: ${productos} productos y ${consejos} consejos.`,
  "legal pages lack data of the owner": () =>
    "Faltan datos legales: se escriben en el panel, en Ajustes, Legal.",
  listening: () => "",
};

/** Turns the lines of a start into sentences; others stay as they are. */
export function lineInWords(line: string): string {
  const facts: Facts & { msg?: unknown } = line.startsWith("{") ? JSON.parse(line) : {};
  const msg = String(facts.msg).replace(/^no main admin yet.*/s, "listening");
  const sentence = Object.hasOwn(SENTENCES, msg) ? SENTENCES[msg]?.(facts) : undefined;
  return sentence === undefined ? line : sentence && `${sentence}\n`;
}
