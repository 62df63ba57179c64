import { z } from "zod";
import { isDay, madridDay } from "~/domain/fechas";
import { CAMBIO_MAX_LENGTH, METODOS, RETIRADAS } from "./evidencia";

const MOTIVO_MAX = 500;

const text = z.string().trim().default("");

/** What the form of evidence says; notes come as one line each, `2026-09-14 Texto`. */
export const evidenciaSchema = z
  .object({
    metodo: z.enum(METODOS).optional(),
    retirada: z.enum(RETIRADAS).optional(),
    retirada_motivo: text.refine(
      (value) => value.length <= MOTIVO_MAX,
      `El motivo puede tener ${MOTIVO_MAX} caracteres como máximo`,
    ),
    cambio_fecha: text.refine(
      (day) => day === "" || (isDay(day) && day <= madridDay()),
      "La fecha no es válida o está en el futuro",
    ),
    cambio_texto: text.refine(
      (value) => value.length <= CAMBIO_MAX_LENGTH && !/\p{Cc}/u.test(value),
      `La nota va en una línea de ${CAMBIO_MAX_LENGTH} caracteres como máximo`,
    ),
    quitar: z.preprocess(
      (value) => (typeof value === "string" ? [value] : (value ?? [])),
      z.array(z.coerce.number().int().min(0)),
    ),
  })
  .superRefine(({ retirada, retirada_motivo }, context) => {
    if (!retirada || retirada_motivo !== "") return;
    const message = "Explica el motivo: es lo que leerá quien lo tiene en casa";
    context.addIssue({ code: "custom", path: ["retirada_motivo"], message });
  });
