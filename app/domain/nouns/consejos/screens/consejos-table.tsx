import { paths } from "~/site/paths";
import { DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import { RowMore, TitleLink } from "~/ui/list/row-link";
import { formatShort } from "~base/fechas";
import type { ConsejoListed } from "~nouns/consejos/queries/consejos-admin.server";
import { Thumbnail } from "~nouns/imagenes/screens/thumbnail";
import { EstadoChip, PendienteChip, ProgramadoLine } from "~record/publicacion/estado-lines";
import { VariosCell } from "~record/varios/varios-box";

const COLUMNS = [
  { label: "Seleccionar", isHidden: true },
  { label: "Artículo" },
  { label: "Categoría" },
  { label: "Fecha" },
  { label: "Estado" },
  { label: "Acciones", align: "right" as const },
];

const PHONE_ROW =
  "@max-[34rem]:grid-cols-[1.5rem_minmax(0,1fr)_auto_2.75rem] @max-[34rem]:gap-x-2 @max-[34rem]:gap-y-0 @max-[34rem]:px-3 @max-[34rem]:py-2";

export function ConsejosTable({ consejos, volver }: { consejos: ConsejoListed[]; volver: string }) {
  return (
    <DataTable caption="Artículos" columns={COLUMNS}>
      {consejos.map(({ id, titulo, extracto, estado, ...consejo }) => (
        <DataRow key={id} className={PHONE_ROW}>
          <VariosCell id={id} title={titulo} />
          <DataCell
            isHeader
            className="@min-[34rem]:@max-[48rem]:order-first @max-[34rem]:col-span-2 @min-[48rem]:w-full"
          >
            <div className="flex min-w-0 items-center gap-3">
              <Thumbnail
                imagen={consejo.imagen}
                sizes="64px"
                className="w-16 flex-none rounded-md"
              />
              <div className="min-w-0 wrap-anywhere">
                <TitleLink href={paths.adminForm("consejo", id, { volver })} name={titulo} />
                {extracto && (
                  <p className="line-clamp-2 text-sm text-soft @max-[34rem]:hidden @min-[48rem]:line-clamp-1">
                    {extracto}
                  </p>
                )}
              </div>
            </div>
          </DataCell>
          <DataCell label="Categoría" className="@max-[34rem]:hidden">
            {consejo.categoriaNombre}
          </DataCell>
          <DataCell
            label="Fecha"
            className="whitespace-nowrap @max-[34rem]:col-start-2 @max-[34rem]:before:hidden"
          >
            {formatShort(consejo.fecha)}
          </DataCell>
          <DataCell label="Estado" className="@max-[34rem]:before:hidden">
            <EstadoChip isPublished={estado === "published"} />
            <ProgramadoLine at={consejo.programadoAt} />
            {consejo.hasPendiente && <PendienteChip />}
          </DataCell>
          <DataCell align="right" className="@max-[34rem]:col-start-4 @max-[34rem]:row-start-1">
            <RowMore
              href={paths.adminEliminar("consejo", id, { volver })}
              name={titulo}
              site={estado === "published" && paths.consejo(consejo.slug)}
            />
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
