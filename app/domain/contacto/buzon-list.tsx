import { formatDateTime, formatRelative } from "~/domain/fechas";
import { paths } from "~/paths";
import { type MensajeRecibido, replyHref } from "./buzon";

interface BuzonListProps {
  mensajes: MensajeRecibido[];
  /** UTC ISO-8601 */
  now: string;
}

/** Messages of readers; each opens where it stands. */
export function BuzonList({ mensajes, now }: BuzonListProps) {
  return (
    <ul className="panel divide-y divide-line">
      {mensajes.map((mensaje) => (
        <li key={mensaje.id}>
          <Message mensaje={mensaje} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Message({ mensaje, now }: { mensaje: MensajeRecibido; now: string }) {
  const { name, email, subject, message, createdAt, isRead } = mensaje;
  return (
    <details className="group" open={!isRead}>
      <summary className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-4 hover:bg-band md:px-6">
        {!isRead && <span className="chip">Sin leer</span>}
        <span className={`min-w-0 flex-1 basis-60 break-words ${isRead ? "" : "font-semibold"}`}>
          {subject}
        </span>
        <span className="text-sm text-soft">
          {name} ·{" "}
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatRelative(createdAt, now)}
          </time>
        </span>
      </summary>
      <div className="px-5 pb-6 md:px-6">
        <p className="text-sm break-all text-soft">
          {name} &lt;{email}&gt; · {formatDateTime(createdAt)}
        </p>
        <p className="mt-3 max-w-2xl break-words whitespace-pre-line">{message}</p>
        <MessageActions mensaje={mensaje} />
      </div>
    </details>
  );
}

function MessageActions({ mensaje }: { mensaje: MensajeRecibido }) {
  const { id, subject, isRead } = mensaje;
  const about = <span className="sr-only"> «{subject}»</span>;
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <a href={replyHref(mensaje)} className="btn btn-brand btn-small">
        Responder{about}
      </a>
      <form method="post" action={paths.adminMensajes()}>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value={isRead ? "sin-leer" : "leido"}
          className="btn btn-quiet btn-small"
        >
          {isRead ? "Marcar como no leído" : "Marcar como leído"}
          {about}
        </button>
      </form>
      <a
        href={paths.adminMensajes({ eliminar: id })}
        className="btn btn-quiet btn-danger btn-small"
      >
        Eliminar{about}
      </a>
    </div>
  );
}
