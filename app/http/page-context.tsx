import { createContext, useContext } from "react";

/** What the document needs from the server and no page may hold as data. */
export interface PageContextValue {
  requestId: string;
  nonce: string;
  /** Added while the page is drawn: what a browser is to ask for before it has read the page. */
  preloads: PreloadedPicture[];
}

/** As in the attributes of an AVIF `<source>`. */
export interface PreloadedPicture {
  srcSet: string;
  sizes: string;
}

const PageContext = createContext<PageContextValue | null>(null);

export const PageContextProvider = PageContext.Provider;

/** Null in the browser: there the document is already made. */
export function usePageContext(): PageContextValue | null {
  return useContext(PageContext);
}
