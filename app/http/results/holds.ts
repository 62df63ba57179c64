/** Narrows `unknown`, because handles, errors and other routes' answers come without a type. */
export const holds = <Key extends string>(
  value: unknown,
  key: Key,
): value is Record<Key, unknown> => typeof value === "object" && value !== null && key in value;
