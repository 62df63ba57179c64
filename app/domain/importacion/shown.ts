/** A cell may hold 64 kB; a message shows its beginning. */
const SHOWN_LENGTH = 100;

export function shown(value: string): string {
  return value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;
}
