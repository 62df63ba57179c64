import type { RawBuilder } from "kysely";

/** The content that has an index of its words. */
export type Indexed = "productos" | "consejos";

/** Entries of the index: those of the candidates, or else all, for which every condition holds. */
export interface Entries {
  indexed: Indexed;
  /** Numbers among which theirs are. */
  candidates?: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>[];
  /** Just theirs, where that costs less than reading every title. */
  numbers?: RawBuilder<unknown>;
}

/** Entries that were counted: `few` are listed by their numbers, `many` are a large part of all. */
export interface Gathered extends Entries {
  amount?: "few" | "many";
}

export type Where = "titulo" | "titulo y texto";
