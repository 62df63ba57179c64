import { createContext, useContext } from "react";

export type PageContextValue = { requestId: string; nonce: string; preloads: PreloadedPicture[] };

export type PreloadedPicture = Record<"srcSet" | "sizes", string>;

const PageContext = createContext<PageContextValue | null>(null);

export const PageContextProvider = PageContext.Provider;

export const usePageContext = () => useContext(PageContext);
