import { z } from "zod";
import { isPastDay } from "~/domain/fechas";
import { upTo } from "~/domain/texto";
import { optionalLine, optionalParagraphs } from "~/http/text/text-schemas";
import { CAMBIO_MAX_LENGTH, METODOS, RETIRADAS } from "./evidencia";

const MOTIVO_MAX_LENGTH = 500;

export const evidenciaSchema = z
  .object({
    metodo: z.enum(METODOS).optional(),
    cambio_fecha: z
      .string()
      .default("")
      .refine(isPastDay, "La fecha no es válida o está en el futuro"),
    cambio_texto: optionalLine(upTo(CAMBIO_MAX_LENGTH, "La nota")),
    quitar: z.preprocess(
      (value) => (typeof value === "string" ? [value] : (value ?? [])),
      z.array(z.string()),
    ),
    retirada: z.enum(RETIRADAS).optional(),
    retirada_motivo: optionalParagraphs(upTo(MOTIVO_MAX_LENGTH, "El motivo")),
  })
  .superRefine(({ retirada, retirada_motivo }, context) => {
    if (!retirada || retirada_motivo !== "") return;
    const message = "Explica el motivo: es lo que leerá quien lo tiene en casa";
    context.addIssue({ code: "custom", path: ["retirada_motivo"], message });
  });
