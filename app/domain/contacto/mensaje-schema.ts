import { z } from "zod";
import { email, line, paragraphs } from "~/http/text/text-schemas";
import { formatNumber } from "~/ui/text/format-number";
import { MESSAGE_MAX } from "./mensaje-fields";

const NAME_MAX = 200;
const SUBJECT_MAX = 200;

export const mensajeSchema = z.object({
  name: line({
    required: "Escribe tu nombre",
    max: NAME_MAX,
    tooLong: `El nombre puede tener hasta ${NAME_MAX} caracteres`,
  }),
  email: email({
    required: "Escribe tu email",
    invalid: "Escribe un email válido, como nombre@ejemplo.es",
  }),
  subject: line({
    required: "Escribe el asunto",
    max: SUBJECT_MAX,
    tooLong: `El asunto puede tener hasta ${SUBJECT_MAX} caracteres`,
  }),
  message: paragraphs({
    required: "Escribe tu mensaje",
    max: MESSAGE_MAX,
    tooLong: `El mensaje puede tener hasta ${formatNumber(MESSAGE_MAX)} caracteres: acórtalo un poco`,
  }),
});

export type Mensaje = z.output<typeof mensajeSchema>;
