import { createRequire } from "node:module";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { SOFTWARE } from "~/site/marca";
import commonWords from "./common-words.txt?raw";

/** Words that people put into passwords, but that lists of leaked passwords hardly contain. */
const WORDS = commonWords.trim().split(/\s+/);

/** A thief can try this many guesses a day on a stolen hash; eight random letters need more. */
const TOO_FEW_GUESSES = 1e8;
const FEW_CHARACTERS = 5;
const LOOKED_AT = 32;

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

let estimator: ZxcvbnFactory | undefined;

/** Created on first use, because the lists take 25 MB and a tenth of a second. */
function makeEstimator(): ZxcvbnFactory {
  const load = createRequire(import.meta.url);
  const core: typeof import("@zxcvbn-ts/core") = load("@zxcvbn-ts/core");
  const lists: typeof import("@zxcvbn-ts/language-common") = load("@zxcvbn-ts/language-common");
  const { "passwords-common": leaked = [] } = lists.dictionary;
  return new core.ZxcvbnFactory({
    dictionary: { leaked, words: [SOFTWARE.toLowerCase(), ...WORDS].map(withoutAccents) },
    graphs: lists.adjacencyGraphs,
    l33tMaxSubstitutions: 20,
  });
}

/** @param context texts that guessers try first, such as the e-mail address */
export function isCommonPassword(password: string, context: readonly string[] = []): boolean {
  const text = withoutAccents(password).slice(0, LOOKED_AT);
  if (new Set(text.toLowerCase()).size < FEW_CHARACTERS) return true;
  estimator ??= makeEstimator();
  const known = context.flatMap(partsOf);
  if (estimator.check(text, known).guesses < TOO_FEW_GUESSES) return true;
  // Checks again without signs, which may hide a common word.
  const plain = text.replace(/[^\p{L}\d]/gu, "");
  const signs = text.length - plain.length;
  return estimator.check(plain, known).guesses * 10 ** signs < TOO_FEW_GUESSES;
}

/** «ana.ruiz@ejemplo.es» gives ana, ruiz, ejemplo, anaruiz and ejemploes. */
function partsOf(context: string): string[] {
  const names = context.split("@").map((side) => side.split(/[^\p{L}\d]+/u));
  return [...names.flat(), ...names.map((name) => name.join(""))]
    .map(withoutAccents)
    .filter((part) => part.length >= 3);
}
