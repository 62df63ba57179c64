import "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    requestId: string;
    nonce: string;
    /** Limits count it; it is hashed before it is stored, and never logged. */
    clientAddress: string;
    isFormRefused?: boolean;
    /** The whole body was not to be had: the site's plain page says why, whatever the action made of it. */
    refusal?: 403 | 408 | 413 | 429;
    /** Counts a long body of a person who is signed in. @throws where there are too many */
    admitUpload?(person: string): void;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
