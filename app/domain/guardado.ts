/** What became of a change that an editor asked for, as far as the kinds of content share it. */

/** The row is gone, or has changed since the editor opened it; nothing was written. */
export interface Stale {
  outcome: "missing" | "conflict";
}

/** Who changes something, for the history. */
export interface Actor {
  id: string;
  email: string;
}
