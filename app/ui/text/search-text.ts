import { hasVisible, withoutHidden } from "~/http/text/text-schemas";

export const SEARCH_MAX_LENGTH = 100;

/** Hard spaces are kept, because titles contain them. */
const BLANKS = /[ \u2028\u2029\p{Cc}\p{Noncharacter_Code_Point}]+/gu;

export function parseSearch(typed: FormDataEntryValue | null, max = SEARCH_MAX_LENGTH): string {
  const line = withoutHidden(String(typed ?? ""))
    .replace(BLANKS, " ")
    .trim();
  const text = [...line].slice(0, max).join("").trimEnd();
  return hasVisible(text) ? text : "";
}
