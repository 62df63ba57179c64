import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/confirm-panel";
import type { BuzonVista, MensajeRecibido } from "./buzon";

interface DeleteMensajeProps {
  mensaje: MensajeRecibido;
  vista: BuzonVista;
  errors?: { text: string }[];
}

export function DeleteMensaje({ mensaje, vista, errors }: DeleteMensajeProps) {
  const back = paths.adminMensajes(vista);
  return (
    <Question
      title="¿Estás seguro?"
      cancel={back}
      errors={errors}
      action={`${back}#resumen`}
      fields={{ id: mensaje.id }}
      intent="eliminar"
      button="Eliminar"
      busy="Eliminando..."
    >
      El mensaje «{mensaje.subject}» de {mensaje.name} se elimina para siempre y no se puede
      deshacer. La copia que llegó por correo se conserva en ese buzón.
    </Question>
  );
}
