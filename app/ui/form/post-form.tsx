import { type ComponentPropsWithoutRef, createContext, useContext } from "react";
import { PROOF_FIELD } from "~/http/forms/form-proof";
import { useFormFrame } from "./form-frame";

const ProofContext = createContext<string | undefined>(undefined);

export const ProofProvider = ProofContext.Provider;

/** Proves a form where the browser does not say what page it comes from. */
export function FormProof() {
  const proof = useContext(ProofContext);
  return proof && <input type="hidden" name={PROOF_FIELD} value={proof} />;
}

export function PostForm({ children, ...rest }: ComponentPropsWithoutRef<"form">) {
  return (
    <form method="post" {...rest}>
      <FormProof />
      {children}
    </form>
  );
}

/** Inside a dialog script sends it to the address of the dialog. */
export const FramedForm = (props: ComponentPropsWithoutRef<"form">) => (
  <PostForm onSubmit={useFormFrame()?.onSubmit} {...props} />
);
