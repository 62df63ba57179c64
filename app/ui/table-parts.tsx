import type { ComponentProps } from "react";

/**
 * Roles stand in the markup: some readers ignore a table that CSS lays out as blocks. Public pages
 * need none, and HTML validators would complain.
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

export function HeaderCell({ scope, ...rest }: ComponentProps<"th"> & { scope: "col" | "row" }) {
  return <th scope={scope} role={scope === "col" ? "columnheader" : "rowheader"} {...rest} />;
}

export function TableCell(props: ComponentProps<"td">) {
  // biome-ignore lint/a11y/noRedundantRoles: it may be laid out as blocks
  return <td role="cell" {...props} />;
}
