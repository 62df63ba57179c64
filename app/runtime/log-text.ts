/** The router takes each letter of a path percent-encoded too. */
const spelled = (word: string) =>
  [...word]
    .map((letter) => {
      const codes = [letter, letter.toUpperCase()].map((each) => each.charCodeAt(0).toString(16));
      return `(?:${[letter, ...codes.map((code) => `%${code}`)].join("|")})`;
    })
    .join("");

// recheck: a word of our own, and what follows it is read once
const DRAFT_TOKEN = new RegExp(`(${spelled("/borrador/")})[^\\s"\\\\?#]+`, "gi");
const QUERY = /\?[^\s"\\]+/g;
// recheck: at most 64 characters are read anew from each place
const MAIL = /[^\s"\\<>@/]{1,64}(?:@|%40)[\w.-]+/g;

/** Paths, referrers and messages of errors hold what opens a draft or an account, and who asked for it. */
export const withoutSecrets = (line: string) =>
  line.replace(QUERY, "?…").replace(DRAFT_TOKEN, "$1…").replace(MAIL, "…@…");
