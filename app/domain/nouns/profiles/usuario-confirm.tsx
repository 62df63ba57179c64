import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { TickField } from "~/ui/field/tick-field";
import { sayList } from "~/ui/text/frases";
import { formatDateTime } from "~base/fechas";
import type { Accion } from "./usuario";
import type { Usuario } from "./usuarios.server";

type Words = { title: (email: string) => string; text: string; button: string; busy: string };

const QUESTIONS: Readonly<Record<Accion, Words>> = {
  desinvitar: {
    title: (email) => `¿Retirar la invitación a ${email}?`,
    text: "Su enlace deja de valer y recibirá un correo. Si ya tenía cuenta, la conserva.",
    button: "Retirar la invitación",
    busy: "Retirando...",
  },
  principal: {
    title: (email) => `¿Hacer administrador principal a ${email}?`,
    text: "Podrá aprobar solicitudes, gestionar todas las cuentas, la tuya también, y cambiar los ajustes. Tendrá que iniciar sesión otra vez.",
    button: "Hacer administrador principal",
    busy: "Guardando...",
  },
  colaborador: {
    title: (email) => `¿Hacer administrador colaborador a ${email}?`,
    text: "Podrá publicar, eliminar e importar, y no solo escribir borradores. Tendrá que iniciar sesión otra vez.",
    button: "Hacer colaborador",
    busy: "Guardando...",
  },
  redaccion: {
    title: (email) => `¿Dejar solo permisos de redacción a ${email}?`,
    text: "Podrá escribir borradores y subir imágenes, pero no publicar, eliminar ni importar. Se cierran sus sesiones y recibirá un correo.",
    button: "Pasar a redacción",
    busy: "Guardando...",
  },
  retirar: {
    title: (email) => `¿Retirar los permisos a ${email}?`,
    text: "Dejará de poder entrar en el panel ahora mismo, también si lo tiene abierto. Su cuenta se conserva y recibirá un correo.",
    button: "Retirar permisos",
    busy: "Retirando...",
  },
  "segundo-paso": {
    title: (email) => `¿Quitar la verificación en dos pasos a ${email}?`,
    text: "Hazlo solo si te lo ha pedido en persona o por teléfono: un correo puede ser de otro. Entrará con la contraseña y podrá activarla de nuevo; se cierran sus sesiones, y lo sabrá por correo, como todos los administradores principales.",
    button: "Quitar la verificación",
    busy: "Quitando...",
  },
  sesiones: {
    title: (email) => `¿Cerrar las sesiones de ${email}?`,
    text: "Tendrá que iniciar sesión otra vez en todos sus dispositivos. Recibirá un correo.",
    button: "Cerrar sesiones",
    busy: "Cerrando...",
  },
  eliminar: {
    title: (email) => `¿Eliminar la cuenta de ${email}?`,
    text: "Se borran la cuenta, su contraseña y su verificación en dos pasos. Lo que ha publicado se conserva. No se puede deshacer; recibirá un correo.",
    button: "Eliminar la cuenta",
    busy: "Eliminando...",
  },
};

export type AskedUsuario = {
  usuario: Usuario;
  accion: Accion;
  programados: Record<"titulo" | "at", string>[];
};

export const KEEPS_HOURS = "mantener";

export function UsuarioConfirm({ usuario, accion, programados }: AskedUsuario) {
  const { title, text, button, busy } = QUESTIONS[accion];
  return (
    <Question
      title={title(usuario.email)}
      cancel={paths.adminUsuarios()}
      fields={{ id: usuario.id }}
      intent={accion}
      button={button}
      busy={busy}
      isSafe={accion === "principal" || accion === "colaborador"}
      more={/^(retirar|eliminar|redaccion)$/.test(accion) && <Planned programados={programados} />}
    >
      {text}
    </Question>
  );
}

/** Offers to take over the texts that the person has scheduled; otherwise these stay drafts. */
function Planned({ programados }: Pick<AskedUsuario, "programados">) {
  if (programados.length === 0) return null;
  const named = programados.map(({ titulo, at }) => `«${titulo}» (${formatDateTime(at)})`);
  return (
    <div>
      <p>Tiene textos programados: {sayList(named)}.</p>
      <TickField
        id={KEEPS_HOURS}
        name={KEEPS_HOURS}
        defaultValue=""
        label="Publicarlos a su hora, a mi nombre"
        hint="Si no, quedan en borrador, y el panel te recuerda que decidas."
      />
    </div>
  );
}
