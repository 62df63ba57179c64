import { FUENTE_LABELS, NO_MEDIDO } from "./dato";
import type { FichaMostrada } from "./ficha";

export function FichaTabla({ ficha }: { ficha: FichaMostrada }) {
  if (ficha.length === 0) return null;
  return (
    <table className="mt-2 w-full text-left text-sm">
      <caption className="mb-2 text-left font-display text-2xl font-bold text-ink">Ficha</caption>
      <tbody>
        {ficha.map(({ id, nombre, texto, fuente }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="w-2/5 py-2 pr-3 font-semibold">
              {nombre}
            </th>
            {fuente ? (
              <>
                <td className="py-2 pr-3">{texto}</td>
                <td className="py-2 text-soft">{FUENTE_LABELS[fuente]}</td>
              </>
            ) : (
              <td colSpan={2} className="py-2 text-soft">
                {NO_MEDIDO}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
