import { linesOf } from "~base/texto";

const LEADING = /^[\s\u200b\u2060]+/;
const HEADED = /^([^\s\u200b\u2060]{1,12})([\s\u200b\u2060]+)([^\s\u200b\u2060].*)$/s;

const OWN = /^(?:#{2,4}|[->]|::\w{1,10}|\d{1,3}\.)$/;
const NUMBER = /^(\d{1,3})(?:\.?\)|\.?-)$/;
/** Bullets of Word are in the private use area, and phones add a variation selector. */
const BULLET = /^[•‣⁃∙⋅◦·・●○■□▪▫▸▹▶▻►◆◇❖➢➤‐‑‒–−\uf000-\uf0ff]\ufe0f?$/;
const GLUED = /^[•‣⁃∙⋅◦·●○■□▪▫▸▶►◆❖➢➤\uf000-\uf0ff]\ufe0f?(?=[\p{L}\p{N}¿¡«"*[])/u;
/** A symbol font of Word draws these letters as bullets. */
const OF_A_FONT = /^[oO§Øüvq]$/;
const STARRED = /^\s*[*+]\s+\S/;
const WORD = /^[\p{L}¿¡«"*[]/u;

const RULE = /^\|[\s:|-]*$/;
const CAPTIONED = /^(!\[[^\]]*\]\(\/media\/[0-9a-f]{16,64}\))[^\S ]\s*(\S.*)$/s;
const PAID_BEHIND_HARD_BLANK = /[\u00a0\u202f]afiliado\)/g;

/**
 * Turns bullets, numbers and blanks of a copied text into our marks. Only forms and imports call
 * it, never a page, so that texts published earlier read as before.
 */
export function toMarks(text: string): string {
  const lines = linesOf(text);
  const marked: string[] = [];
  for (const [n, line] of lines.entries()) {
    const isStarred = [lines[n - 1], lines[n + 1]].some((each) => STARRED.test(each ?? ""));
    marked.push(toMarkedLine(line, { isStarred, isListed: marked.at(-1)?.startsWith("- ") }));
  }
  return marked.join("\n");
}

/** Removes bullets from fields with an item on each line; «- 5 °C» is a value, not a bullet. */
export const withoutBullets = (text: string) =>
  linesOf(text)
    .map((line) =>
      /^[-–—−] \d/.test(line) || !/^- ./.test(toMarks(line)) ? line : toMarks(line).slice(2),
    )
    .join("\n");

interface Around {
  /** True if a neighbouring line begins with a star too: a single star may be a footnote. */
  isStarred: boolean;
  isListed?: boolean;
}

function toMarkedLine(copied: string, around: Around): string {
  const line = copied.replace(PAID_BEHIND_HARD_BLANK, " afiliado)").replace(CAPTIONED, "$1 $2");
  if (RULE.test(line)) return line.replace(/\s/g, " ");
  const typed = line.replace(LEADING, "");
  if (GLUED.test(typed)) return typed.replace(GLUED, "- ");
  const [, head = "", blanks = "", rest = ""] = HEADED.exec(typed) ?? [];
  const mark = markOf(head, blanks, rest, around);
  // Only bullets and numbers may be indented in a copied list; any other mark there is text.
  if (mark === undefined || (typed !== line && !/^[-\d]/.test(mark))) return line;
  return `${mark} ${/^::(producto|eleccion)$/.test(mark) ? rest.replace(/\s+/g, " ") : rest}`;
}

function markOf(head: string, blanks: string, rest: string, { isStarred, isListed }: Around) {
  if (OWN.test(head)) return head;
  const [, number] = NUMBER.exec(head) ?? [];
  if (number && (!/^\d+-/.test(head) || WORD.test(rest))) return `${number}.`;
  const isWide = blanks.includes("\t") || blanks.length > 1;
  // A sentence may begin with «O», as in «O bien», so «o» is a bullet only within a list.
  const isNested = isWide || (isListed && head === "o" && /^\p{Lu}/u.test(rest));
  const isBullet =
    BULLET.test(head) || (OF_A_FONT.test(head) && isNested) || (isStarred && /^[*+]$/.test(head));
  return isBullet || (head === "—" && isWide) ? "-" : undefined;
}
