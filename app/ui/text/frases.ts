/** Words before which «y» becomes «e», because they begin with the sound «i». */
const SOUNDS_I = /^[«"(]?(?!ip(?:ad|hone|od)|imac|ios\b)(?:[ií]|h[ií](?![ae]))/i;

/** Gives «a, b y c», with semicolons if one of three or more items is a list itself. */
export function sayList(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  const others = items.slice(0, -1);
  if (others.length === 0) return last;
  const isLong = others.length > 1 && items.some((item) => /,| [ye] /.test(item));
  const mark = isLong ? ";" : ",";
  const and = SOUNDS_I.test(last) ? "e" : "y";
  return `${others.join(`${mark} `)}${isLong ? ";" : ""} ${and} ${last}`;
}

const NAMES = /^(?:Alexa|Amazon|Android|España|Europa|Madrid|Siri|Velcro)$/;
const FOREIGN = /w|[bfgkvx]$|th|sh|ph|oo|bb|dd|ff|gg|mm|pp|ss|tt|zz/i;
const JOINING =
  /^(?:A|Al|Bajo|Con|De|Del|Desde|En|El|Hasta|La|Las|Los|Marca|Norma|Para|Por|Sin|Sobre|Un|Una) /;
/** Texts that begin with a name: «Google Home», «Alexa y Google», «Bluetooth 5.0». */
const OF_NAMES = /^\p{L}+(?:,? (?:[yeou] )?\p{Lu}\p{Ll}| \d[\d.]*$)/u;

/** @param words from within the text's sentences: one with a capital there is a name */
export function inMidSentence(text: string, words: readonly string[]): string {
  const [first = ""] = /^\p{L}*/u.exec(text) ?? [];
  const isWord = /^\p{Lu}\p{Ll}*$/u.test(first) && !/^\p{L}+[-\d]/u.test(text);
  const isName =
    NAMES.test(first) || FOREIGN.test(first) || (OF_NAMES.test(text) && !JOINING.test(text));
  if (!isWord || isName || words.includes(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
