import { paths } from "~/site/paths";
import { ScrollBox } from "~/ui/page/scroll-box";
import { formatNumber } from "~/ui/text/format-number";
import type { ClicsProducto } from "./clics.server";
import { pageKindLabel } from "./pagina";

export function ClicsTable({ productos }: { productos: ClicsProducto[] }) {
  const most = productos[0]?.clics ?? 1;
  return (
    <ScrollBox aria-label="Clics por producto" className="panel overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">Clics por producto, los que más tienen primero</caption>
        <thead className="border-b border-line text-sm text-soft">
          <tr>
            <th scope="col" className="px-5 py-3 font-semibold">
              Producto
            </th>
            <th scope="col" className="px-5 py-3 font-semibold">
              Clics
            </th>
            <th scope="col" className="px-5 py-3 font-semibold max-md:hidden">
              Desde
            </th>
          </tr>
        </thead>
        <tbody>
          {productos.map(({ id, title, slug, clics, paginas }) => (
            <tr key={id} className="border-b border-line last:border-0">
              <th scope="row" className="px-5 py-3.5 font-semibold">
                <a
                  href={paths.producto(slug)}
                  className="-my-1 inline-block py-1 hover:text-brand hover:underline"
                >
                  {title}
                </a>
              </th>
              <td className="px-5 py-3.5 whitespace-nowrap">
                <span className="inline-block min-w-12 font-semibold tabular-nums">
                  {formatNumber(clics)}
                </span>
                <meter
                  min={0}
                  max={most}
                  value={clics}
                  className="share w-24 align-middle max-sm:hidden"
                >
                  {clics}
                </meter>
              </td>
              <td className="px-5 py-3.5 text-sm text-soft max-md:hidden">
                {paginas
                  .map((each) => `${pageKindLabel(each.pagina)} ${formatNumber(each.clics)}`)
                  .join(" · ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
