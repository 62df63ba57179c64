import "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    requestId: string;
    nonce: string;
    /** Only for counting limits: it must be hashed before it is stored, and never logged. */
    clientAddress: string;
    isFormRefused?: boolean;
    /** Set if the body was refused or cut off; an error then replaces the action's answer. */
    refusal?: 403 | 408 | 413 | 429;
    /** Counts a signed-in person's long body. @throws where too many are being sent */
    admitUpload?(person: string): void;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
