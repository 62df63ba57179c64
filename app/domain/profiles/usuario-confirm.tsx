import { paths } from "~/paths";
import { ConfirmPanel } from "~/ui/confirm-panel";
import type { Accion, Usuario } from "./usuario";

interface Question {
  title: (email: string) => string;
  text: string;
  button: string;
}

const QUESTIONS: Readonly<Record<Accion, Question>> = {
  principal: {
    title: (email) => `¿Hacer administrador principal a ${email}?`,
    text: "Podrá aprobar solicitudes, gestionar todas las cuentas, la tuya también, y cambiar los ajustes. Tendrá que iniciar sesión otra vez.",
    button: "Hacer administrador principal",
  },
  retirar: {
    title: (email) => `¿Retirar los permisos a ${email}?`,
    text: "Dejará de poder entrar en el panel ahora mismo, también si lo tiene abierto. Su cuenta se conserva y recibirá un correo.",
    button: "Retirar permisos",
  },
  sesiones: {
    title: (email) => `¿Cerrar las sesiones de ${email}?`,
    text: "Tendrá que iniciar sesión otra vez en todos sus dispositivos. Recibirá un correo.",
    button: "Cerrar sesiones",
  },
  eliminar: {
    title: (email) => `¿Eliminar la cuenta de ${email}?`,
    text: "Se borran la cuenta, su contraseña y su verificación en dos pasos. Lo que ha publicado se conserva. No se puede deshacer; recibirá un correo.",
    button: "Eliminar la cuenta",
  },
};

/** Asks once more before somebody's account is changed. */
export function UsuarioConfirm({ usuario, accion }: { usuario: Usuario; accion: Accion }) {
  const { title, text, button } = QUESTIONS[accion];
  const isGift = accion === "principal";
  return (
    <ConfirmPanel
      title={title(usuario.email)}
      cancel={paths.adminUsuarios()}
      form={
        <form method="post" action={`${paths.adminUsuarios()}#resumen`}>
          <input type="hidden" name="id" value={usuario.id} />
          <button
            type="submit"
            name="intent"
            value={accion}
            className={isGift ? "btn btn-brand" : "btn btn-quiet btn-danger"}
          >
            {button}
          </button>
        </form>
      }
    >
      {text}
    </ConfirmPanel>
  );
}
