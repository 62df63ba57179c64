import { createContext, useContext } from "react";

/** What the document needs from the server and no page may hold as data. */
export interface PageContextValue {
  requestId: string;
  nonce: string;
  /** The public stylesheet, to be inlined. */
  publicCss: string;
  /**
   * Values of the answer's `Link` header, added while the page is drawn: what a browser is to ask for
   * before it has read the page.
   */
  preloads: string[];
}

const PageContext = createContext<PageContextValue | null>(null);

export const PageContextProvider = PageContext.Provider;

/** Null in the browser: there the document is already made. */
export function usePageContext(): PageContextValue | null {
  return useContext(PageContext);
}

/**
 * Of pictures only: script that came as early would delay them.
 * @param srcSet,sizes as in the attributes of an AVIF `<source>`
 */
export function pictureLink(srcSet: string, sizes: string): string {
  const [smallest = ""] = srcSet.split(" ");
  return `<${smallest}>; rel=preload; as=image; type="image/avif"; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`;
}
