import "@remix-run/node";

/** What the server hands to Remix with each request. */
export interface ServerContext {
  /** Stands in the log and on error pages. */
  requestId: string;
  /** For the scripts of hydrated pages; a public page holds none. */
  nonce: string;
  /** Whom limits count; hashed before it is stored, and never logged. */
  clientAddress: string;
  /** Set by an action that refuses a form, for the loaders that run after it. */
  isFormRefused?: boolean;
  /** Set where nothing shows that a form comes from a page of ours. */
  isForeignForm?: boolean;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends ServerContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
