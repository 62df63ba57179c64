import { z } from "zod";
import { email, line, paragraphs } from "~/http/text/text-schemas";
import { formatNumber } from "~/ui/text/format-number";
import { upTo } from "~base/texto";
import { MESSAGE_MAX } from "./mensaje-fields";

const NAME_MAX = 200;
const SUBJECT_MAX = 200;

export const mensajeSchema = z.object({
  name: line({ required: "Escribe tu nombre", ...upTo(NAME_MAX, "El nombre") }),
  email: email({
    required: "Escribe tu email",
    invalid: "Escribe un email válido, como nombre@ejemplo.es",
  }),
  subject: line({ required: "Escribe el asunto", ...upTo(SUBJECT_MAX, "El asunto") }),
  message: paragraphs({
    required: "Escribe tu mensaje",
    max: MESSAGE_MAX,
    tooLong: `El mensaje puede tener hasta ${formatNumber(MESSAGE_MAX)} caracteres: acórtalo un poco`,
  }),
});

export type Mensaje = z.output<typeof mensajeSchema>;
