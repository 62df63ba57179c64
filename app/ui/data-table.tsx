import type { ReactNode } from "react";

export interface Column {
  label: string;
  /** Kept for readers alone. */
  isHidden?: boolean;
  align?: "right";
  /** The column can be the order of the list. */
  sort?: { isCurrent: boolean; isDescending: boolean; href: string };
}

interface DataTableProps {
  caption: string;
  columns: readonly Column[];
  /** Rows of {@link DataCell}s. */
  children: ReactNode;
}

/**
 * A table that becomes a column of cards where it has little room. The roles stand in the markup
 * because a table that CSS lays out as blocks is none for some readers.
 */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <div className="panel @container overflow-x-auto">
      {/* biome-ignore lint/a11y/noRedundantRoles: laid out as blocks where room is scarce */}
      <table role="table" className="data-table">
        <caption className="sr-only">{caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: laid out as blocks where room is scarce */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: laid out as blocks where room is scarce */}
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.label} column={column} />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: laid out as blocks where room is scarce */}
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

function HeaderCell({ column: { label, isHidden, align, sort } }: { column: Column }) {
  const order = sort?.isDescending ? "descending" : "ascending";
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: the table may be laid out as blocks
      role="columnheader"
      scope="col"
      aria-sort={sort?.isCurrent ? order : undefined}
      className={align === "right" ? "text-right" : undefined}
    >
      {sort ? (
        <SortLink label={label} {...sort} />
      ) : (
        <span className={isHidden ? "sr-only" : ""}>{label}</span>
      )}
    </th>
  );
}

interface SortLinkProps {
  label: string;
  isCurrent: boolean;
  isDescending: boolean;
  href: string;
}

/** Puts a list in the order of a column; once more, in the opposite one. */
function SortLink({ label, isCurrent, isDescending, href }: SortLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex items-center gap-1 whitespace-nowrap hover:text-ink hover:underline"
    >
      {label}
      <span aria-hidden="true" className={isCurrent ? "text-brand" : "opacity-40"}>
        {isCurrent ? (isDescending ? "↓" : "↑") : "↕"}
      </span>
    </a>
  );
}

/** One row of a {@link DataTable}. */
export function DataRow({ id, children }: { id?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the table may be laid out as blocks
    <tr role="row" id={id}>
      {children}
    </tr>
  );
}

interface DataCellProps {
  /** Name of the column, shown beside the value on a phone. */
  label?: string;
  align?: "right";
  className?: string;
  children: ReactNode;
}

/** One value of a row. */
export function DataCell({ label, align, className = "", children }: DataCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: the table may be laid out as blocks
      role="cell"
      data-label={label}
      className={`${align === "right" ? "@min-[48rem]:text-right" : ""} ${className}`}
    >
      {children}
    </td>
  );
}
