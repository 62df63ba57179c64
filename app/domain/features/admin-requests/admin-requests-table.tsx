import { paths } from "~/site/paths";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import { Ago } from "~base/ago";
import type { AdminRequest } from "./admin-requests.server";

const COLUMNS = [
  { label: "Correo" },
  { label: "Solicitada" },
  { label: "Decisión", align: "right" },
] as const;

export function AdminRequestsTable({ requests }: { requests: AdminRequest[] }) {
  return (
    <DataTable caption="Solicitudes pendientes, las más nuevas primero" columns={COLUMNS}>
      {requests.map(({ id, email, requestedAt }) => (
        <DataRow key={id}>
          <DataCell isHeader>
            <span className="text-base font-semibold wrap-anywhere">{email}</span>
          </DataCell>
          <DataCell label="Solicitada">
            <Ago at={requestedAt} className="whitespace-nowrap text-soft" />
          </DataCell>
          <DataCell align="right">
            <span className="flex flex-wrap gap-2 @min-[34rem]:justify-end @min-[48rem]:flex-nowrap">
              <DialogLink
                href={paths.adminRequests({ aprobar: id })}
                className="btn btn-small btn-brand"
              >
                Aprobar<span className="sr-only"> a {email}</span>
              </DialogLink>
              <DialogLink
                href={paths.adminRequests({ rechazar: id })}
                className="btn btn-small btn-quiet btn-danger"
              >
                Rechazar<span className="sr-only"> a {email}</span>
              </DialogLink>
            </span>
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
