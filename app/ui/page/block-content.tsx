import type { ReactNode } from "react";
import type { Block } from "~/http/results/block";
import { Notice } from "./notice";

interface BlockContentProps<Item> {
  block: Block<Item[]>;
  failed: string;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

export function BlockContent<Item>({ block, failed, empty, children }: BlockContentProps<Item>) {
  if ("failed" in block) return <Notice tone="error">{failed}</Notice>;
  if (block.data.length === 0) return <Notice>{empty}</Notice>;
  return <>{children(block.data)}</>;
}
