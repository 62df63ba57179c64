import { paths } from "~/site/paths";
import { ScrollBox } from "~/ui/page/scroll-box";
import { formatNumber } from "~/ui/text/format-number";
import { CasaDicho } from "~features/casa/casa-dicho";
import { nombreConUnidad } from "~nouns/ficha/dato";
import { RETIRADA_LABELS } from "~nouns/productos/rules/evidencia";
import { formatRating, isRated, UNRATED } from "~nouns/productos/rules/producto";
import { Precio } from "~nouns/productos/screens/precio";
import type { Lista, ProductoEnLista } from "./lista.server";

const sayCell = (dato: ProductoEnLista["ficha"][number] | undefined) =>
  dato?.tipo === "numero" && dato.valor ? formatNumber(Number(dato.valor)) : (dato?.texto ?? "—");

export function TablaProductos({ productos, tabla: datos, casa }: Lista) {
  const hasDays = productos.some(({ price, precioComprobadoAt }) => price && precioComprobadoAt);
  return (
    <section aria-labelledby="tabla" className="mb-10 w-full min-w-0">
      <h2 id="tabla" className="text-xl md:text-2xl">
        En una tabla
      </h2>
      <ScrollBox
        aria-label="Tabla de productos, se puede desplazar"
        className="scroll-box relative mt-4 overflow-x-auto rounded-lg border border-line"
      >
        <table className="tabla-productos">
          <caption className="sr-only">Los productos de esta página, con sus datos</caption>
          <colgroup>
            <col className="w-52 max-sm:w-32" />
            <col span={2 + datos.length} className="max-sm:w-22" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Producto</th>
              <th scope="col">Nota</th>
              <th scope="col">
                Precio {hasDays && <small className="block font-normal">visto el</small>}
              </th>
              {datos.map((dato) => (
                <th key={dato.id} scope="col">
                  {nombreConUnidad(dato)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {productos.map(({ id, slug, title, rating, retirada, ficha, ...producto }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={paths.producto(slug)}>{title}</a>
                  <CasaDicho juicio={casa.juicios[id]} />
                </th>
                <td>{isRated(rating) ? formatRating(rating) : UNRATED}</td>
                <td>
                  {retirada && RETIRADA_LABELS[retirada]}
                  {!retirada && (
                    <Precio producto={producto} visto="">
                      —
                    </Precio>
                  )}
                </td>
                {datos.map((dato) => (
                  <td key={dato.id}>{sayCell(ficha.find((each) => each.id === dato.id))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
