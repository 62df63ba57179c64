import { hasVisible, withoutHidden } from "~/http/text-schemas";

/** Characters of a search; what is typed beyond is cut off. */
export const SEARCH_MAX_LENGTH = 100;

/**
 * What becomes one space: rows of spaces, which a page shows as one, and signs that no title holds.
 * Hard spaces stay, as titles do hold them.
 */
const BLANKS = /[ \u2028\u2029\p{Cc}\p{Noncharacter_Code_Point}]+/gu;

/**
 * What somebody looks for: in one line and without what nobody sees, as titles are; cut between
 * characters and never within one.
 */
export function parseSearch(typed: FormDataEntryValue | null, max = SEARCH_MAX_LENGTH): string {
  const line = withoutHidden(String(typed ?? ""))
    .replace(BLANKS, " ")
    .trim();
  const text = [...line].slice(0, max).join("").trimEnd();
  return hasVisible(text) ? text : "";
}
