import "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    requestId: string;
    nonce: string;
    /** Used to count limits: hash it before storing it, and never log it. */
    clientAddress: string;
    isFormRefused?: boolean;
    /** Set where the body was refused or cut off: the action's answer is then replaced. */
    refusal?: 403 | 408 | 413 | 429;
    /** Counts a signed-in person's long body. @throws where too many are being sent */
    admitUpload?(person: string): void;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
