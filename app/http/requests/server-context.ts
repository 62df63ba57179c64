import "@remix-run/node";

export interface ServerContext {
  requestId: string;
  /** Only hydrated pages have scripts; a public page holds no nonce. */
  nonce: string;
  /** Limits count it; it is hashed before it is stored, and never logged. */
  clientAddress: string;
  /** An action that refuses a form sets it for the loaders that run after it. */
  isFormRefused?: boolean;
  /** Nothing shows that the form comes from a page of ours. */
  isForeignForm?: boolean;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends ServerContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
