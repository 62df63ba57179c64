import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import { RowActions, SiteLink } from "~/ui/list/row-link";
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

export function ConsejosTable({ consejos, volver }: { consejos: ConsejoListed[]; volver: string }) {
  return (
    <DataTable caption="Artículos" columns={COLUMNS}>
      {consejos.map(
        ({
          id,
          titulo,
          slug,
          extracto,
          imagen,
          categoriaNombre,
          fecha,
          estado,
          programadoAt,
          hasPendiente,
        }) => (
          <DataRow key={id}>
            <VariosCell id={id} title={titulo} />
            <DataCell isHeader className="@max-[48rem]:order-first @min-[48rem]:w-full">
              <div className="flex min-w-0 items-center gap-4">
                <Thumbnail imagen={imagen} sizes="64px" className="w-16 flex-none rounded-md" />
                <div className="min-w-0 wrap-anywhere">
                  <DialogLink
                    href={paths.adminForm("consejo", id, { volver })}
                    className="-my-1 inline-block py-1 font-semibold hover:underline"
                  >
                    {titulo}
                  </DialogLink>
                  {extracto && (
                    <p className="line-clamp-2 text-sm text-soft @min-[48rem]:line-clamp-1">
                      {extracto}
                    </p>
                  )}
                </div>
              </div>
            </DataCell>
            <DataCell label="Categoría">{categoriaNombre}</DataCell>
            <DataCell label="Fecha" className="whitespace-nowrap">
              {formatShort(fecha)}
            </DataCell>
            <DataCell label="Estado">
              <EstadoChip isPublished={estado === "published"} />
              {estado === "published" && <SiteLink href={paths.consejo(slug)} name={titulo} />}
              <ProgramadoLine at={programadoAt} />
              {hasPendiente && <PendienteChip />}
            </DataCell>
            <DataCell align="right">
              <div className="flex flex-wrap gap-2 @min-[34rem]:justify-end @min-[48rem]:flex-nowrap">
                <RowActions tipo="consejo" id={id} name={titulo} volver={volver} />
              </div>
            </DataCell>
          </DataRow>
        ),
      )}
    </DataTable>
  );
}
