import "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    requestId: string;
    nonce: string;
    /** Limits count it; it is hashed before it is stored, and never logged. */
    clientAddress: string;
    isFormRefused?: boolean;
    isForeignForm?: boolean;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
