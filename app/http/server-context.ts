import "@remix-run/node";

/** What the server hands to Remix with each request. */
export interface ServerContext {
  /** Stands in the log and on error pages. */
  requestId: string;
  /** For the scripts of hydrated pages; a public page holds none. */
  nonce: string;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends ServerContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
