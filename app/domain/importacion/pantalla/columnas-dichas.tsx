import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { FramedForm, QuietButton } from "~/ui/form/route-form";
import { nameOf } from "../archivo/columns";
import type { Lote } from "../lote/lotes.server";
import type { FoundColumns } from "./pagina";

type DichasProps = { lote: Lote; dichas: FoundColumns; isPartial: boolean };

/** The columns that the file was read with, which may be told otherwise. */
export function ColumnasDichas({ lote, dichas, isPartial }: DichasProps) {
  const { columnas, valores, isRemembered } = dichas;
  const said = columnas.filter(({ columna }) => columna !== "");
  return (
    <details className="panel mb-6 px-6 py-4" open={isRemembered || isPartial}>
      <summary className="font-semibold">
        {isRemembered ? "Columnas, como las dijiste" : "Qué lleva cada columna"}
      </summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {said.map(({ titulo, columna }) => (
          <li key={columna} className="break-words">
            {titulo} → {nameOf(columna)}
          </li>
        ))}
        {Object.entries(valores).map(([name, value]) => (
          <li key={name} className="break-words">
            {nameOf(name)}, en todas: {value}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <DialogLink
          href={paths.adminImportacion(lote.id, { vista: "columnas" })}
          className="prose-link"
        >
          {isPartial ? "No es una lista de precios: decir qué lleva cada columna" : "Cambiar"}
        </DialogLink>
        {isRemembered && (
          <FramedForm action={paths.adminImportacion(lote.id)}>
            <QuietButton intent="olvidar">Olvidar para otros archivos</QuietButton>
          </FramedForm>
        )}
      </div>
    </details>
  );
}
