import { createContext, useContext } from "react";

/** What the document needs from the server and no page may hold as data. */
export interface PageContextValue {
  requestId: string;
  nonce: string;
  /** The public stylesheet, to be inlined. */
  publicCss: string;
}

const PageContext = createContext<PageContextValue | null>(null);

export const PageContextProvider = PageContext.Provider;

/** Null in the browser: there the document is already made. */
export function usePageContext(): PageContextValue | null {
  return useContext(PageContext);
}
