import { type ComponentProps, createElement, type ReactNode } from "react";

/* Explicit roles, because some screen readers ignore a table with other CSS display. Public
   pages do without them, as HTML validators would complain. */
const withRole =
  <Tag extends "table" | "thead" | "tbody" | "tr" | "td">(tag: Tag, role: string) =>
  (props: ComponentProps<Tag>) =>
    createElement(tag, { role, ...props });

const Table = withRole("table", "table");
const TableHead = withRole("thead", "rowgroup");
const TableBody = withRole("tbody", "rowgroup");
export const DataRow = withRole("tr", "row");
const TableCell = withRole("td", "cell");

const HeaderCell = ({ scope, ...rest }: ComponentProps<"th"> & { scope: "col" | "row" }) => (
  <th scope={scope} role={scope === "col" ? "columnheader" : "rowheader"} {...rest} />
);

type Sort = { isCurrent: boolean; isDescending: boolean; href: string };

export type Column = { label: string; isHidden?: boolean; align?: "right"; sort?: Sort };

type DataTableProps = { caption: string; columns: readonly Column[]; children: ReactNode };

export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <div className="panel @container overflow-x-auto">
      <Table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <TableHead>
          <DataRow className="text-xs text-soft @max-[48rem]:has-[a]:before:content-['Orden:']">
            {columns.map((column) => (
              <ColumnHead key={column.label} column={column} />
            ))}
          </DataRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </div>
  );
}

function ColumnHead({ column: { label, isHidden, align, sort } }: { column: Column }) {
  const order = sort?.isDescending ? "descending" : "ascending";
  return (
    <HeaderCell
      scope="col"
      aria-sort={sort?.isCurrent ? order : undefined}
      className={align === "right" ? "text-right" : undefined}
    >
      {sort ? (
        <SortLink label={label} {...sort} />
      ) : (
        <span className={isHidden ? "sr-only" : ""}>{label}</span>
      )}
    </HeaderCell>
  );
}

function SortLink({ label, isCurrent, isDescending, href }: Sort & { label: string }) {
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

interface DataCellProps {
  label?: string;
  isHeader?: boolean;
  align?: "right";
  className?: string;
  children: ReactNode;
}

export function DataCell({ label, isHeader, align, className = "", children }: DataCellProps) {
  if (isHeader) {
    return (
      <HeaderCell scope="row" className={className}>
        {children}
      </HeaderCell>
    );
  }
  return (
    <TableCell
      data-label={label}
      className={`${align === "right" ? "@min-[48rem]:text-right" : ""} ${className}`}
    >
      {children}
    </TableCell>
  );
}
