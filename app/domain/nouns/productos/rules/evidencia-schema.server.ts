import { z } from "zod";
import { optionalLine, optionalParagraphs } from "~/http/text/text-schemas";
import { isPastDay, readDay } from "~base/fechas";
import { upTo } from "~base/texto";
import * as rules from "./evidencia";

const MOTIVO_MAX_LENGTH = 500;

const oneOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  z
    .enum(Object.keys(labels) as Name[])
    .nullable()
    .default(null);

export const evidenciaSchema = z
  .object({
    metodo: oneOf(rules.METODO_LABELS),
    procedencia: oneOf(rules.PROCEDENCIA_LABELS),
    procedencia_de: optionalLine(upTo(rules.PROCEDENCIA_MAX_LENGTH, "El nombre")),
    cambio_fecha: z
      .string()
      .default("")
      .overwrite(readDay)
      .refine(isPastDay, "La fecha no es válida o está en el futuro"),
    cambio_texto: optionalLine(upTo(rules.CAMBIO_MAX_LENGTH, "La nota")),
    quitar: z.preprocess(
      (value) => (typeof value === "string" ? [value] : (value ?? [])),
      z.array(z.string()),
    ),
    retirada: oneOf(rules.RETIRADA_LABELS),
    retirada_motivo: optionalParagraphs(upTo(MOTIVO_MAX_LENGTH, "El motivo")),
  })
  .superRefine(({ procedencia, procedencia_de, retirada, retirada_motivo }, context) => {
    const ask = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (rules.isAjena(procedencia) && procedencia_de === "") {
      ask("procedencia_de", "Di quién lo prestó o cedió: quien lee tiene que saberlo");
    }
    if (retirada && retirada_motivo === "") {
      ask("retirada_motivo", "Explica el motivo: es lo que leerá quien lo tiene en casa");
    }
  });
