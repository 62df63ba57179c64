import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { Icon } from "~/ui/picture/icon";
import { Ago } from "~base/ago";
import { formatDateTime } from "~base/fechas";
import { type BuzonVista, replyHref } from "./buzon";
import type { MensajeRecibido } from "./buzon.server";

export function BuzonList({ mensajes, vista }: { mensajes: MensajeRecibido[]; vista: BuzonVista }) {
  return (
    <ul className="panel divide-y divide-line">
      {mensajes.map((mensaje) => (
        <li key={mensaje.id}>
          <Message mensaje={mensaje} vista={vista} />
        </li>
      ))}
    </ul>
  );
}

type MensajeProps = { mensaje: MensajeRecibido; vista: BuzonVista };

function Message({ mensaje, vista }: MensajeProps) {
  const { name, email, subject, message, createdAt, readAt } = mensaje;
  return (
    <details className="group" open={!readAt}>
      <summary className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4 pr-12 pl-5 hover:bg-band md:pl-6">
        <Icon
          name="flecha"
          className="absolute top-5 right-5 size-4 text-soft transition-transform group-open:rotate-90"
        />
        {!readAt && <span className="chip">Sin leer</span>}
        <span className={`min-w-0 flex-1 basis-60 break-words ${readAt ? "" : "font-semibold"}`}>
          {subject}
        </span>
        <span className="text-sm wrap-anywhere text-soft">
          {name} · <Ago at={createdAt} />
        </span>
      </summary>
      <div className="px-5 pb-6 md:px-6">
        <p className="text-sm wrap-anywhere text-soft">
          {name} &lt;{email}&gt; · {formatDateTime(createdAt)}
        </p>
        <p className="mt-3 max-w-2xl break-words whitespace-pre-line">{message}</p>
        <MessageActions mensaje={mensaje} vista={vista} />
      </div>
    </details>
  );
}

function MessageActions({ mensaje, vista }: MensajeProps) {
  const { id, subject, readAt } = mensaje;
  const about = <span className="sr-only"> «{subject}»</span>;
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <a href={replyHref(mensaje)} className="btn btn-brand btn-small">
        Responder{about}
      </a>
      <PostForm action={paths.adminMensajes(vista)}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent={readAt ? "sin-leer" : "leido"} look="btn-quiet btn-small">
          {readAt ? "Marcar como no leído" : "Marcar como leído"}
          {about}
        </SubmitButton>
      </PostForm>
      <DialogLink
        href={paths.adminMensajes({ ...vista, eliminar: id })}
        className="btn btn-quiet btn-danger btn-small"
      >
        Eliminar{about}
      </DialogLink>
    </div>
  );
}

export function DeleteMensaje({ mensaje, vista }: MensajeProps) {
  return (
    <Question cancel={paths.adminMensajes(vista)} fields={{ id: mensaje.id }}>
      El mensaje «{mensaje.subject}» de {mensaje.name} se elimina para siempre y no se puede
      deshacer. La copia que llegó por correo se conserva en ese buzón.
    </Question>
  );
}
