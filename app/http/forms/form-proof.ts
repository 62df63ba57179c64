export const PROOF_FIELD = "prueba";
