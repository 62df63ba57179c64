import { TallLink } from "~/ui/page/link";
import { formatNumber } from "~/ui/text/format-number";
import { DataCell, DataRow, DataTable } from "./data-table";

export type RankingRow = { name: string; href?: string; count: number; more?: string[] };

type RankingProps = { label: string; columns: readonly string[]; rows: RankingRow[] };

export function Ranking({ label, columns, rows }: RankingProps) {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <DataTable caption={label} columns={columns.map((each) => ({ label: each }))}>
      {rows.map(({ name, href, count, more = [] }) => (
        <DataRow key={href ?? name}>
          <DataCell isHeader className="wrap-anywhere">
            {href ? <TallLink href={href}>{name}</TallLink> : name}
          </DataCell>
          <DataCell label={columns[1]} className="whitespace-nowrap">
            <span className="inline-block min-w-14 font-semibold">{formatNumber(count)}</span>
            <meter max={most} value={count} className="share w-24 align-middle max-sm:hidden">
              {count}
            </meter>
          </DataCell>
          {more.map((text, index) => (
            <DataCell key={columns[index + 2]} label={columns[index + 2]}>
              {text}
            </DataCell>
          ))}
        </DataRow>
      ))}
    </DataTable>
  );
}
