import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";

/** A redirect cannot press the button again, so after proving identity people confirm here. */
const QUESTIONS = {
  "cerrar-otras": {
    title: "¿Cerrar las demás sesiones?",
    text: "Quien esté en ellas tendrá que iniciar sesión otra vez. La tuya sigue abierta.",
    button: "Cerrar las demás sesiones",
    intent: "otras",
    action: paths.authSalir(),
  },
  "cerrar-sesion": {
    title: "¿Cerrar esa sesión?",
    text: "Quien esté en ella tendrá que iniciar sesión otra vez.",
    button: "Cerrar la sesión",
    intent: "cerrar-sesion",
    action: paths.adminProfile({}, "#resumen"),
  },
  codigos: {
    title: "¿Generar códigos de recuperación nuevos?",
    text: "Los que tenías dejarán de servir, y se cerrarán las demás sesiones.",
    button: "Generar códigos nuevos",
    intent: "renovar",
    action: paths.adminMfaSetup(),
  },
};

type Asked = { acto: keyof typeof QUESTIONS; id: string };

export function findAsked(query: URLSearchParams): Asked | null {
  const asked = (Object.keys(QUESTIONS) as Asked["acto"][]).find((a) => a === query.get("acto"));
  return asked ? { acto: asked, id: query.get("id") ?? "" } : null;
}

export function AskedAgain({ acto, id }: Asked) {
  const { text, ...question } = QUESTIONS[acto];
  return (
    <div className="mt-6 -mb-2">
      <Question {...question} cancel={paths.adminProfile()} busy="Un momento..." fields={{ id }}>
        {text}
      </Question>
    </div>
  );
}
