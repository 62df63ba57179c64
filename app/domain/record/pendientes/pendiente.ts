import { done, failed } from "~/http/results/flash-message";

/** These fields say that a form edits changes, and with which published version it was drawn. */
export const PENDIENTE_FIELD = "pendiente";
export const VIVO_FIELD = "vivo";

export const LADOS = { pendiente: "Lo que no está publicado", publicado: "Lo publicado" } as const;

const ELEGIDO = "queda-";

export const elegidoName = (campo: string) => ELEGIDO + campo;

/** The sides chosen in a form, by the name of the field in conflict. */
export function elegidosIn(form: FormData) {
  const chosen: Record<string, keyof typeof LADOS> = {};
  for (const [name, side] of form) {
    if (!name.startsWith(ELEGIDO)) continue;
    if (side === "pendiente" || side === "publicado") chosen[name.slice(ELEGIDO.length)] = side;
  }
  return chosen;
}

export const pendienteMensajes = {
  "cambios.guardados": done("Cambios guardados", "El sitio sigue enseñando lo publicado."),
  "cambios.programados": done("Cambios programados", "Se publicarán solos a la hora elegida."),
  "cambios.publicados": done("Cambios publicados", "El sitio enseña ya lo nuevo."),
  "cambios.descartados": done("Cambios descartados", "Lo publicado queda como estaba."),
  "cambios.elegir": failed(
    "Todavía no se han publicado",
    "Están guardados. Un campo ha cambiado también en lo publicado: elige qué se queda.",
  ),
} as const;
