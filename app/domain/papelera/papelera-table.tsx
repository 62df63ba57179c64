import { Ago } from "~/domain/ago";
import type { Tipo } from "~/domain/tipo";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import type { Papel } from "./papelera.server";

const KIND: Record<Tipo, string> = {
  producto: "producto",
  consejo: "consejo",
  categoria: "categoría",
  pagina: "página",
};

const COLUMNS = [
  { label: "Nombre" },
  { label: "Qué es" },
  { label: "Eliminado" },
  { label: "Por" },
  { label: "Acciones", isHidden: true },
];

export function PapeleraTable({ items }: { items: Papel[] }) {
  return (
    <DataTable caption="Elementos eliminados, los más recientes primero" columns={COLUMNS}>
      {items.map(({ id, tipo, titulo, deletedAt, deletedBy }) => (
        <DataRow key={id}>
          <DataCell isHeader>
            <span className="font-semibold wrap-anywhere">{titulo}</span>
          </DataCell>
          <DataCell label="Qué es">
            <span className="inline-block first-letter:uppercase">{KIND[tipo]}</span>
          </DataCell>
          <DataCell label="Eliminado">
            <Ago at={deletedAt} />
          </DataCell>
          <DataCell label="Por" className="@min-[34rem]:@max-[48rem]:col-span-3">
            <span className="wrap-anywhere">{deletedBy ?? "–"}</span>
          </DataCell>
          <DataCell align="right">
            <PostForm>
              <input type="hidden" name="id" value={id} />
              <SubmitButton intent="recuperar" look="btn-quiet px-4 text-sm">
                Recuperar<span className="sr-only"> {titulo}</span>
              </SubmitButton>
            </PostForm>
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
