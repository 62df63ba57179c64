import type { ReactNode } from "react";
import type { Block } from "~/http/results/block";
import { BlockContent, type FailedProps } from "./block-content";

type PaginationProps = { pagina: number; paginas: number; hrefOf: (pagina: number) => string };

export function Pagination({ pagina, paginas, hrefOf }: PaginationProps) {
  if (paginas < 2) return null;
  const shown = pagesToShow(pagina, paginas);
  return (
    <nav aria-label="Páginas" className="no-print mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {pagina > 1 && (
          <li>
            <a className="btn btn-quiet" rel="prev" href={hrefOf(pagina - 1)}>
              Anterior
            </a>
          </li>
        )}
        {shown.map((page, index) => (
          <li key={page} className="flex items-center gap-2">
            {page - (shown[index - 1] ?? page) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={hrefOf(page)}
              aria-label={`Página ${page}`}
              aria-current={page === pagina ? "page" : undefined}
              className={`btn min-w-11 px-3 ${page === pagina ? "btn-brand" : "btn-quiet"}`}
            >
              {page}
            </a>
          </li>
        ))}
        {pagina < paginas && (
          <li>
            <a className="btn btn-quiet" rel="next" href={hrefOf(pagina + 1)}>
              Siguiente
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

export function pagesToShow(pagina: number, paginas: number): number[] {
  const near = (page: number) =>
    page === 1 || page === paginas || (Math.abs(page - pagina) <= 1 && page <= paginas);
  const all = Array.from({ length: paginas }, (_, index) => index + 1);
  return all.filter((page) => near(page) || (near(page - 1) && near(page + 1)));
}

const PAGINA_MAX = 999_999;

export function parsePagina(value: string | null): number {
  return value && /^[1-9]\d*$/.test(value) ? Math.min(Number(value), PAGINA_MAX) : 1;
}

export const countPaginas = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

type PagedBlockProps<Item> = FailedProps & {
  block: Block<{ items: Item[]; pagina: number; paginas: number }>;
  empty: ReactNode;
  hrefOf: (pagina: number) => string;
  children: (items: Item[]) => ReactNode;
};

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
