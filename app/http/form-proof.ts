/** Hidden field by which a form shows that it was drawn for the browser that sends it. */
export const PROOF_FIELD = "prueba";
