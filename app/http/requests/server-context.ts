import "@remix-run/node";

export interface ServerContext {
  requestId: string;
  nonce: string;
  /** Limits count it; it is hashed before it is stored, and never logged. */
  clientAddress: string;
  isFormRefused?: boolean;
  isForeignForm?: boolean;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends ServerContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
