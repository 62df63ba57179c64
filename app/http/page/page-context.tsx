import { createContext, useContext } from "react";

export interface PageContextValue {
  requestId: string;
  nonce: string;
  preloads: PreloadedPicture[];
}

export interface PreloadedPicture {
  srcSet: string;
  sizes: string;
}

const PageContext = createContext<PageContextValue | null>(null);

export const PageContextProvider = PageContext.Provider;

export const usePageContext = () => useContext(PageContext);
