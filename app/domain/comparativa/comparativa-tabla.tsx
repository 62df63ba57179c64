import type { Producto } from "~/domain/productos/queries/producto-row.server";
import { Precio } from "~/domain/productos/screens/precio";
import { ScrollBox } from "~/ui/page/scroll-box";
import { CompararAcciones, CompararProducto } from "./comparar-producto";
import type { Fila } from "./filas";

interface ComparativaProps {
  productos: Producto[];
  filas: Fila[];
  removable: boolean;
}

export function ComparativaTabla({ productos, filas, removable }: ComparativaProps) {
  return (
    <ScrollBox
      aria-label="Tabla de comparación, se puede desplazar"
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="comparada w-full table-fixed text-left text-xs md:min-w-160 md:text-sm">
        <caption className="sr-only">
          Comparación de {productos.length === 1 ? "1 producto" : `${productos.length} productos`}
        </caption>
        {/* Widths are known before the first cell, so that no later one moves the others. */}
        <colgroup>
          <col className="w-42" />
          {productos.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr className="align-top">
            <td className="p-4" />
            {productos.map((producto) => (
              <th key={producto.id} scope="col" className="px-1.5 py-2 font-normal md:p-4">
                <div className="max-w-72">
                  <CompararProducto producto={producto} sizes={sizesOf(productos.length)} />
                </div>
              </th>
            ))}
          </tr>
          {/* A row of their own keeps the buttons in line. Paper shows only what cannot be bought. */}
          <tr
            className={
              productos.some(({ retirada }) => retirada) ? "align-top" : "no-print align-top"
            }
          >
            <td />
            {productos.map((producto) => (
              <td key={producto.id} className="px-1.5 pb-2 md:px-4 md:pb-4">
                <div className="max-w-72">
                  <CompararAcciones producto={producto} removable={removable} />
                </div>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ label, values, best, isPrecio }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="bg-band px-1.5 py-2 font-semibold md:p-4">
                {label}
              </th>
              {values.map((value, index) => (
                <td
                  key={productos[index]?.id}
                  className={`px-1.5 py-2 md:p-4 ${best?.[index] ? "bg-brand-tint" : ""}`.trim()}
                >
                  <ValorFila
                    {...{ value, mark: best?.[index] }}
                    precio={isPrecio && productos[index]}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const sizesOf = (columns: number) =>
  [`(min-width: 48rem) min(18rem, ${72 / columns}vw)`, `min(18rem, ${90 / columns}vw)`].join(", ");

export function ComparativaTarjetas({ productos, filas, removable }: ComparativaProps) {
  return (
    <ul
      className={`grid grid-cols-1 gap-6 ${productos.length > 2 ? "md:grid-cols-3" : "md:grid-cols-2"}`}
    >
      {productos.map((producto, column) => (
        <li
          key={producto.id}
          className="card row-span-3 grid grid-cols-1 grid-rows-subgrid gap-3 p-4"
        >
          <CompararProducto producto={producto} sizes="(min-width: 48rem) 33vw, 82vw" />
          <CompararAcciones producto={producto} removable={removable} />
          <dl className="mt-1 grid content-start grid-cols-1 gap-4 border-t border-line pt-4 text-sm">
            {filas.map(({ label, values, best, isPrecio }) => (
              <div key={label}>
                <dt className="font-semibold">{label}</dt>
                <dd className="mt-1">
                  <ValorFila
                    {...{ value: values[column] ?? [], mark: best?.[column] }}
                    precio={isPrecio && producto}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface ValorFilaProps {
  value: string[];
  mark?: string;
  precio?: Producto;
}

function ValorFila({ value, mark, precio }: ValorFilaProps) {
  if (value.length === 0) return <span className="text-soft">—</span>;
  if (precio) {
    return (
      <>
        <Precio as="span" producto={precio}>
          {value[0]}
        </Precio>
        {mark && <strong> ({mark})</strong>}
      </>
    );
  }
  if (mark) return <strong>{`${value[0]} (${mark})`}</strong>;
  if (value.length === 1) return <>{value[0]}</>;
  return (
    <ul className="grid list-disc grid-cols-1 gap-1 pl-4">
      {value.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
