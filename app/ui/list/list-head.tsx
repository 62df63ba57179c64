import type { ReactNode } from "react";
import { formatNumber } from "~/ui/text/format-number";

type ListHeadProps = { title: string; count?: number; children?: ReactNode };

export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <div data-ancho className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h1 className="text-3xl">
        {title}{" "}
        {count !== undefined && (
          <span className="ml-2 align-middle font-sans text-base font-normal tracking-normal text-soft">
            {formatNumber(count)}
          </span>
        )}
      </h1>
      <div className="flex flex-wrap gap-2 max-sm:[&_.btn]:px-3 max-sm:[&_.btn]:text-sm sm:gap-3">
        {children}
      </div>
    </div>
  );
}
