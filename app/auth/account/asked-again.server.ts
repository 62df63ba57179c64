import { paths } from "~/site/paths";

/** A redirect cannot press the button again, so after proving identity people confirm here. */
const QUESTIONS = {
  "cerrar-otras": {
    title: "¿Cerrar las demás sesiones?",
    children: "Quien esté en ellas tendrá que iniciar sesión otra vez. La tuya sigue abierta.",
    button: "Cerrar las demás sesiones",
    intent: "otras",
    action: paths.authSalir(),
  },
  "cerrar-sesion": {
    title: "¿Cerrar esa sesión?",
    children: "Quien esté en ella tendrá que iniciar sesión otra vez.",
    button: "Cerrar la sesión",
    intent: "cerrar-sesion",
    action: paths.adminProfile({}, "#resumen"),
  },
  codigos: {
    title: "¿Generar códigos de recuperación nuevos?",
    children: "Los que tenías dejarán de servir, y se cerrarán las demás sesiones.",
    button: "Generar códigos nuevos",
    intent: "renovar",
    action: paths.adminMfaSetup(),
  },
};

export function findAsked(query: URLSearchParams) {
  const acto = query.get("acto") ?? "";
  if (!Object.hasOwn(QUESTIONS, acto)) return null;
  const question = QUESTIONS[acto as keyof typeof QUESTIONS];
  const fields = { id: query.get("id") ?? "" };
  return { ...question, fields, cancel: paths.adminProfile(), busy: "Un momento..." };
}
