import { beginningOf } from "~/domain/texto";

/** A cell may hold 64 kB; a message shows its beginning. */
const SHOWN_LENGTH = 100;

export function shown(value: string): string {
  return value.length > SHOWN_LENGTH ? `${beginningOf(value, SHOWN_LENGTH)}…` : value;
}
