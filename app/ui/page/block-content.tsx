import type { ReactNode } from "react";
import type { Block } from "~/http/results/block";
import { Notice } from "./notice";

type BlockContentProps<Item> = FailedProps & {
  block: Block<Item[]>;
  empty?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

export type FailedProps = { of: string; failed?: undefined } | { of?: undefined; failed: string };

export function BlockContent<Item>({ block, empty, children, ...rest }: BlockContentProps<Item>) {
  if ("failed" in block) return <Notice tone="error">{rest.failed ?? loadFailed(rest.of)}</Notice>;
  if (block.data.length === 0) return <Notice>{empty}</Notice>;
  return <>{children(block.data)}</>;
}

export const loadFailed = (of: string) =>
  `No se ${of.endsWith("s") ? "pudieron" : "pudo"} cargar ${of}. Inténtalo de nuevo más tarde.`;
