import type { ReactNode } from "react";
import { Icon } from "~/ui/picture/icon";
import type { Producto } from "~nouns/productos/queries/producto-row.server";
import { Precio } from "~nouns/productos/screens/precio";
import { CompararAcciones, CompararFoto, CompararNombre } from "./comparar-producto";
import type { Fila } from "./filas";

interface ComparativaProps {
  productos: Producto[];
  filas: Fila[];
  removable: boolean;
  anadir?: ReactNode;
}

export function ComparativaTabla({ productos, filas, removable, anadir }: ComparativaProps) {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table className="comparada w-full table-fixed text-left text-xs tabular-nums md:text-sm">
        <caption className="sr-only">
          Comparación de {productos.length === 1 ? "1 producto" : `${productos.length} productos`}
        </caption>
        {/* Fixed widths keep columns from moving while the table arrives. */}
        <colgroup>
          <col className="w-42" />
          {productos.map(({ id }) => (
            <col key={id} />
          ))}
          {anadir && <col />}
        </colgroup>
        <thead>
          <tr className="no-print align-top">
            <td />
            {productos.map((producto) => (
              <td key={producto.id} className="px-1.5 pt-2 md:px-4 md:pt-4">
                <div className="max-w-72">
                  <CompararFoto producto={producto} sizes={sizesOf(productos.length)} />
                </div>
              </td>
            ))}
            {anadir && (
              <td rowSpan={3} className="no-print p-2 md:p-4">
                {anadir}
              </td>
            )}
          </tr>
          <tr className="names align-top">
            <td />
            {productos.map(({ id, ...producto }) => (
              <th key={id} scope="col" className="px-1.5 py-2 font-normal md:px-4">
                <CompararNombre {...producto} />
              </th>
            ))}
          </tr>
          {/* A row of their own aligns the buttons. Print shows it only for withdrawn products. */}
          <tr
            className={
              productos.some(({ retirada }) => retirada) ? "align-top" : "no-print align-top"
            }
          >
            <td />
            {productos.map((producto) => (
              <td key={producto.id} className="px-1.5 py-2 md:px-4 md:pb-4">
                <div className="max-w-72">
                  <CompararAcciones producto={producto} removable={removable} />
                </div>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.label} className="border-t border-line align-top">
              <th scope="row" className="bg-band px-1.5 py-2 font-semibold md:p-4">
                {fila.label}
              </th>
              {productos.map((producto, column) => (
                <td
                  key={producto.id}
                  colSpan={anadir ? 2 : undefined}
                  className={`px-1.5 py-2 md:p-4 ${fila.best?.[column] ? "bg-brand-tint" : ""}`.trim()}
                >
                  <ValorFila fila={fila} column={column} producto={producto} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sizesOf = (columns: number) =>
  [`(min-width: 48rem) min(18rem, ${72 / columns}vw)`, `min(18rem, ${90 / columns}vw)`].join(", ");

export function ComparativaTarjetas({ productos, filas, removable }: ComparativaProps) {
  return (
    <ul className={`cards ${productos.length > 2 ? "md:grid-cols-3" : "md:grid-cols-2"}`}>
      {productos.map((producto, column) => (
        <li
          key={producto.id}
          className="card row-span-3 grid grid-cols-1 grid-rows-subgrid gap-3 p-4"
        >
          <div className="grid grid-cols-1 content-start gap-3">
            <CompararFoto producto={producto} sizes="(min-width: 48rem) 33vw, 82vw" />
            <CompararNombre {...producto} />
          </div>
          <CompararAcciones producto={producto} removable={removable} />
          <dl className="mt-1 grid content-start grid-cols-1 gap-4 border-t border-line pt-4 text-sm">
            {filas.map((fila) => (
              <div key={fila.label}>
                <dt className="font-semibold">{fila.label}</dt>
                <dd className="mt-1">
                  <ValorFila fila={fila} column={column} producto={producto} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function Iguales({ filas, total }: { filas: readonly Fila[]; total: number }) {
  if (filas.length === 0) return null;
  return (
    <details className="group mt-4 rounded-lg border border-line bg-surface px-4 py-2 text-sm print:details-content:[content-visibility:visible]">
      <summary className="flex items-center gap-2 py-1 font-semibold">
        <Icon name="flecha" className="size-4 group-open:rotate-90" />
        Iguales en los {total === 2 ? "dos" : "tres"}
      </summary>
      <dl className="grid gap-x-8 gap-y-2 py-2 sm:grid-cols-2">
        {filas.map((fila) => (
          <div key={fila.label}>
            <dt className="font-semibold">{fila.label}</dt>
            <dd>
              <ValorFila fila={fila} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type ValorFilaProps = { fila: Fila; column?: number; producto?: Producto };

function ValorFila({ fila, column = 0, producto }: ValorFilaProps) {
  const value = fila.values[column] ?? [];
  const mark = producto && fila.best?.[column];
  if (value.length === 0) return <span className="text-soft">—</span>;
  if (producto && fila.isPrecio) {
    return (
      <>
        <Precio as="span" producto={producto}>
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
