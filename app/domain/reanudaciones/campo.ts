import { EN_DIALOGO } from "~/domain/importacion/en-dialogo";

/** One field of a form as it was sent. */
export type Campo = readonly [name: string, value: string];

/** Fields that people did not type. */
const NOT_TYPED = ["intent", "version", "visto", "idem", "volver", "factor", EN_DIALOGO];

/**
 * What somebody typed; a form without any is a button, which is pressed again knowing for what. An
 * `id` beside other fields is a product's own; alone it says what the button is about.
 */
export function typedCampos(campos: readonly Campo[]): Campo[] {
  const typed = campos.filter(([name, value]) => !NOT_TYPED.includes(name) && value.trim() !== "");
  return typed.every(([name]) => name === "id") ? [] : typed;
}
