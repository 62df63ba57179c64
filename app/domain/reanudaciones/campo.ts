/** One field of a form as it was sent. */
export type Campo = readonly [name: string, value: string];

/** Fields that people did not type. */
const NOT_TYPED = ["intent", "version", "idem", "volver", "id", "factor"];

/** What somebody typed; a form without any is a button, which is pressed again knowing for what. */
export const typedCampos = (campos: readonly Campo[]): Campo[] =>
  campos.filter(([name, value]) => !NOT_TYPED.includes(name) && value.trim() !== "");
