import { done, failed } from "~/http/results/flash-message";
import { formatNumber } from "~/ui/text/format-number";

export const NOTA_MAX = 1_000;
export const NOMBRE_MAX = 80;
export const OBSERVACIONES_MAX = 300;

/** The button that ticks off a remark sends this word as intent, followed by the remark's id. */
export const HECHA = "hecha-";

export const revisionMensajes = {
  "revision.pedida": done("Revisión pedida", "Quien publica recibe un correo y lo ve en su panel."),
  "revision.devuelta": done("Borrador devuelto", "Quien pidió la revisión recibe tu nota."),
  "revision.cambiada": failed(
    "La revisión ha cambiado",
    "Alguien la ha devuelto o publicado entretanto: mira cómo está.",
  ),
  "revision.nota": failed(
    "La nota no se ha enviado",
    `Escribe de 1 a ${formatNumber(NOTA_MAX)} caracteres.`,
  ),
  "revision.muchas": failed(
    "Has pedido demasiadas revisiones",
    "Cada una envía correos: espera a mañana.",
  ),
} as const;
