const code = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Matches a letter plain or percent-encoded, because the router takes both. */
const spelled = (c: string) => `(?:${c}|${code(c)}|${code(c.toUpperCase())})`;
const DRAFT = [..."/borrador/"].map(spelled).join("");
// recheck: a fixed word, and the token after it is read once
const DRAFT_TOKEN = new RegExp(`(${DRAFT})[^\\s"\\\\?#]+`, "gi");
const QUERY = /\?[^\s"\\]+/g;
// recheck: at most 64 characters are read again from each start
const MAIL = /[^\s"\\<>@/]{1,64}(?:@|%40)[\w.-]+/g;

/** Takes tokens of drafts and accounts, and mail addresses, out of a line of the log. */
export const withoutSecrets = (line: string) =>
  line.replace(QUERY, "?…").replace(DRAFT_TOKEN, "$1…").replace(MAIL, "…@…");

type Facts = Readonly<Record<string, unknown>>;

const SENTENCES: Readonly<Record<string, (facts: Facts) => string>> = {
  "database migrated": () => "La base de datos está al día.",
  "demo catalogue loaded": ({ productos, consejos }) =>
    `Catálogo de demostración: ${productos} productos y ${consejos} consejos.`,
  "legal pages lack data of the owner": () =>
    "Faltan datos legales: se escriben en el panel, en Ajustes, Legal.",
  listening: () => "",
};

/** Turns messages of a start into sentences and leaves other lines as they are. */
export function lineInWords(line: string): string {
  const facts: Facts & { msg?: unknown } = line.startsWith("{") ? JSON.parse(line) : {};
  const msg = String(facts.msg).replace(/^no main admin yet.*/s, "listening");
  const sentence = Object.hasOwn(SENTENCES, msg) ? SENTENCES[msg]?.(facts) : undefined;
  return sentence === undefined ? line : sentence && `${sentence}\n`;
}
