import type { ReactNode } from "react";
import type { Block } from "~/http/replies/block";
import { BlockContent } from "./block-content";
import { Pagination } from "./pagination";

interface PagedBlockProps<Item> {
  block: Block<{ items: Item[]; pagina: number; paginas: number }>;
  failed: string;
  empty: ReactNode;
  hrefOf: (pagina: number) => string;
  children: (items: Item[]) => ReactNode;
}

export function PagedBlock<Item>({ block, hrefOf, ...content }: PagedBlockProps<Item>) {
  if ("failed" in block) return <BlockContent block={block} {...content} />;
  const { items, pagina, paginas } = block.data;
  return (
    <>
      <BlockContent block={{ data: items }} {...content} />
      <Pagination pagina={pagina} paginas={paginas} hrefOf={hrefOf} />
    </>
  );
}
