import type { ComponentProps } from "react";

/*
 * A table and its parts, each with its role in the markup: one that CSS lays out as blocks, where
 * room is scarce, is none for some readers otherwise. For the admin's lists: HTML validators take
 * such roles for faults, and public pages have none.
 */

export function Table(props: ComponentProps<"table">) {
  // biome-ignore lint/a11y/noRedundantRoles: it may be laid out as blocks
  return <table role="table" {...props} />;
}

export function TableHead(props: ComponentProps<"thead">) {
  // biome-ignore lint/a11y/noRedundantRoles: it may be laid out as blocks
  return <thead role="rowgroup" {...props} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  // biome-ignore lint/a11y/noRedundantRoles: it may be laid out as blocks
  return <tbody role="rowgroup" {...props} />;
}

export function TableRow(props: ComponentProps<"tr">) {
  // biome-ignore lint/a11y/noRedundantRoles: it may be laid out as blocks
  return <tr role="row" {...props} />;
}

/** Names its column or its row. */
export function HeaderCell({ scope, ...rest }: ComponentProps<"th"> & { scope: "col" | "row" }) {
  return <th scope={scope} role={scope === "col" ? "columnheader" : "rowheader"} {...rest} />;
}

export function TableCell(props: ComponentProps<"td">) {
  // biome-ignore lint/a11y/noRedundantRoles: it may be laid out as blocks
  return <td role="cell" {...props} />;
}
