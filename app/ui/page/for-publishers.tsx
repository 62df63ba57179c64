import { createContext, type ReactNode, useContext } from "react";

export const WriterContext = createContext(false);

type ForPublishersProps = { children: ReactNode; otherwise?: ReactNode };

/** Hides from writers what they may not do; the server refuses it too. */
export const ForPublishers = ({ children, otherwise }: ForPublishersProps) =>
  useContext(WriterContext) ? otherwise : children;
