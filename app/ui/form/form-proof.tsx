import { createContext, useContext } from "react";
import { PROOF_FIELD } from "~/http/forms/form-proof";

const ProofContext = createContext<string | undefined>(undefined);

export const ProofProvider = ProofContext.Provider;

/** Adds the token that proves a form ours if the browser sends neither Origin nor Referer. */
export function FormProof() {
  const proof = useContext(ProofContext);
  return proof && <input type="hidden" name={PROOF_FIELD} value={proof} />;
}
