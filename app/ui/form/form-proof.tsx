import { createContext, useContext } from "react";
import { PROOF_FIELD } from "~/http/forms/form-proof";

const ProofContext = createContext<string | undefined>(undefined);

export const ProofProvider = ProofContext.Provider;

/** Proves a form where the browser does not say what page it comes from. */
export function FormProof() {
  const proof = useContext(ProofContext);
  return proof && <input type="hidden" name={PROOF_FIELD} value={proof} />;
}
