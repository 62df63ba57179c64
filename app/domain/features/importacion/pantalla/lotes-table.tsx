import { paths } from "~/site/paths";
import { Notice } from "~/ui/page/notice";
import { formatCount } from "~/ui/text/format-number";
import { Ago } from "~base/ago";
import { productos, recuentoInWords } from "../lote/lote";
import type { Lote } from "../lote/lotes.server";

export function LotesTable({ lotes }: { lotes: Lote[] }) {
  if (lotes.length === 0) return <Notice>Todavía no se ha importado ningún archivo.</Notice>;
  return (
    <ul className="panel divide-y divide-line">
      {lotes.map((lote) => (
        <li
          key={lote.id}
          className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[1fr_auto] sm:items-center"
        >
          <div className="min-w-0">
            <a
              href={paths.adminImportacion(lote.id)}
              className="prose-link -my-1 inline-block py-1 font-semibold wrap-anywhere"
            >
              {lote.archivo}
            </a>
            <p className="text-sm text-soft">
              <Ago at={lote.createdAt} />
              {lote.autor && <span className="wrap-anywhere"> · {lote.autor}</span>}
            </p>
          </div>
          <p className="text-sm sm:text-right">{summaryOf(lote)}</p>
        </li>
      ))}
    </ul>
  );
}

function summaryOf({ estado, filas, numErrores, recuento, deshecho, trabajo }: Lote): string {
  if (estado === "leyendo") return "Leyendo el archivo";
  if (estado === "preparada") {
    return numErrores > 0
      ? formatCount(numErrores, "error", "errores")
      : `${productos(filas)} sin importar`;
  }
  if (estado === "en_curso" || estado === "deshaciendo") {
    if (trabajo === "fallido") return "Interrumpida";
    return estado === "en_curso" ? "Importando" : "Deshaciendo";
  }
  if (estado === "deshecha") {
    return `Deshecha · ${formatCount(deshecho.conservados, "conservado", "conservados")}`;
  }
  return recuentoInWords(recuento).join(" · ");
}
