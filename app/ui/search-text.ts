import { withoutHidden } from "~/http/text-schemas";

/** Characters of a search; what is typed beyond is cut off. */
export const SEARCH_MAX_LENGTH = 100;

/**
 * What somebody looks for: without what nobody sees, as titles are; cut between characters and never
 * within one.
 */
export const parseSearch = (typed: FormDataEntryValue | null) =>
  [...withoutHidden(String(typed ?? "")).trim()].slice(0, SEARCH_MAX_LENGTH).join("").trimEnd();
