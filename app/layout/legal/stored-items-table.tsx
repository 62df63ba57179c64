import type { StoredItem } from "./stored-items.server";

const HEADINGS = [
  { label: "Nombre", width: "sm:w-48" },
  { label: "Para qué sirve", width: "" },
  { label: "Cuánto dura", width: "sm:w-44" },
];

type StoredItemsTableProps = { caption: string; items: StoredItem[]; owner: string };

export function StoredItemsTable({ caption, items, owner }: StoredItemsTableProps) {
  return (
    <table className="block w-full text-left text-sm sm:table sm:table-fixed">
      <caption className="block pb-2 text-left font-semibold sm:table-caption">{caption}</caption>
      <thead className="hidden sm:table-header-group">
        <tr className="border-y border-line bg-band">
          {HEADINGS.map(({ label, width }) => (
            <th key={label} scope="col" className={`p-2.5 font-semibold ${width}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line sm:table-row-group">
        {items.map((item) => (
          <Row key={item.name} item={item} owner={owner} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ item, owner }: { item: StoredItem; owner: string }) {
  const { name, kind, purpose, duration } = item;
  return (
    <tr className="block border-b border-line py-2.5 align-top sm:table-row">
      <th scope="row" className="block font-normal sm:table-cell sm:p-2.5">
        <code className="font-semibold">{name}</code>
        <span className="block text-xs text-soft">
          {kind} de {owner}
        </span>
      </th>
      <td className="block pt-1 sm:table-cell sm:p-2.5">{purpose}</td>
      <td className="block pt-1 sm:table-cell sm:p-2.5">
        <span className="font-semibold sm:hidden">Dura: </span>
        {duration}
      </td>
    </tr>
  );
}
