import { type ComponentProps, createElement } from "react";

/*
 * Roles stand in the markup: some readers ignore a table that CSS lays out as blocks. Public pages
 * need none, and HTML validators would complain.
 */
const withRole =
  <Tag extends "table" | "thead" | "tbody" | "tr" | "td">(tag: Tag, role: string) =>
  (props: ComponentProps<Tag>) =>
    createElement(tag, { role, ...props });

export const Table = withRole("table", "table");
export const TableHead = withRole("thead", "rowgroup");
export const TableBody = withRole("tbody", "rowgroup");
export const TableRow = withRole("tr", "row");
export const TableCell = withRole("td", "cell");

export function HeaderCell({ scope, ...rest }: ComponentProps<"th"> & { scope: "col" | "row" }) {
  return <th scope={scope} role={scope === "col" ? "columnheader" : "rowheader"} {...rest} />;
}
