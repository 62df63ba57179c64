import { formatLong, formatRelative } from "~/domain/fechas";
import { paths } from "~/paths";
import type { AdminRequest } from "./admin-request";

interface AdminRequestsTableProps {
  requests: AdminRequest[];
  /** UTC ISO-8601 */
  now: string;
}

/** Pending requests, each with the way to a decision. */
export function AdminRequestsTable({ requests, now }: AdminRequestsTableProps) {
  return (
    <section aria-label="Solicitudes" className="panel overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">Solicitudes pendientes, las más nuevas primero</caption>
        <thead className="border-b border-line text-sm text-soft">
          <tr>
            <th scope="col" className="px-5 py-3 font-semibold">
              Correo
            </th>
            <th scope="col" className="px-5 py-3 font-semibold">
              Solicitada
            </th>
            <th scope="col" className="px-5 py-3 text-right font-semibold">
              Decisión
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} now={now} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RequestRow({ request, now }: { request: AdminRequest; now: string }) {
  const { id, email, requestedAt } = request;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-5 py-4 font-semibold break-all">
        {email}
      </th>
      <td className="px-5 py-4 text-soft">
        <time dateTime={requestedAt} title={formatLong(requestedAt)}>
          {formatRelative(requestedAt, now)}
        </time>
      </td>
      <td className="px-5 py-4">
        <div className="flex flex-wrap justify-end gap-2">
          <a href={paths.adminRequests({ aprobar: id })} className="btn btn-brand">
            Aprobar<span className="sr-only"> a {email}</span>
          </a>
          <a href={paths.adminRequests({ rechazar: id })} className="btn btn-quiet btn-danger">
            Rechazar<span className="sr-only"> a {email}</span>
          </a>
        </div>
      </td>
    </tr>
  );
}
