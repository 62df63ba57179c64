import type { ReactNode } from "react";
import type { Block } from "~/http/block";
import { Notice } from "./notice";

interface BlockContentProps<Item> {
  block: Block<Item[]>;
  /** Shown when the data could not be read. */
  failed: string;
  /** Shown when there are none. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** The content of one block of a page, which may fail or be empty by itself. */
export function BlockContent<Item>({ block, failed, empty, children }: BlockContentProps<Item>) {
  if ("failed" in block) return <Notice tone="error">{failed}</Notice>;
  if (block.data.length === 0) return <Notice>{empty}</Notice>;
  return <>{children(block.data)}</>;
}
