import { sayList } from "~/ui/text/frases";
import { FUENTE_LABELS, NO_MEDIDO } from "./dato";
import type { FichaMostrada } from "./ficha";

/** Facts without a value share one line: of a whole category, some concern few of its products. */
export function FichaTabla({ ficha }: { ficha: FichaMostrada }) {
  if (ficha.length === 0) return null;
  const missing = ficha.filter(({ fuente }) => !fuente).map(({ nombre }) => nombre);
  return (
    <table className="mt-2 w-full text-left text-sm">
      <caption className="mb-2 text-left font-display text-2xl font-bold text-ink">Ficha</caption>
      <tbody>
        {ficha.map(
          ({ id, nombre, texto, fuente }) =>
            fuente && (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="w-2/5 py-2 pr-3 font-semibold">
                  {nombre}
                </th>
                <td className="py-2 pr-3">{texto}</td>
                <td className="py-2 text-xs text-soft">{FUENTE_LABELS[fuente]}</td>
              </tr>
            ),
        )}
        {missing.length > 0 && (
          <tr className="border-t border-line text-soft">
            <th scope="row" className="py-2 pr-3 font-semibold">
              {NO_MEDIDO}
            </th>
            <td colSpan={2} className="py-2">
              {sayList(missing)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
