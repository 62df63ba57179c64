import { z } from "zod";
import { hasVisible, line, optionalLine } from "~/http/text/text-schemas";
import { fold, linesOf, upTo } from "~base/texto";
import type { Papel, TipoDato } from "~db/schema/fichas";
import * as rules from "./dato";
import { PAPELES, papelProblem } from "./papeles";

const opcion = line({ required: "", ...upTo(rules.OPCION_MAX_LENGTH, "Una opción") });

const opciones = z
  .string()
  .default("")
  .transform((text) => linesOf(text).filter(hasVisible))
  .pipe(
    z.array(opcion).max(rules.OPCIONES_LIMIT, `Caben ${rules.OPCIONES_LIMIT} opciones como máximo`),
  )
  .refine(
    (items) => new Set(items.map(fold)).size === items.length,
    "Hay una opción que está dos veces",
  );

/** Clears fields that have no use for a fact of this type. */
export const datoSchema = z
  .object({
    nombre: line({
      required: "El nombre es obligatorio",
      ...upTo(rules.NOMBRE_MAX_LENGTH, "El nombre"),
    }),
    unidad: optionalLine(upTo(rules.UNIDAD_MAX_LENGTH, "La unidad")),
    tipo: z.enum(Object.keys(rules.TIPO_LABELS) as TipoDato[], "Elige qué se anota"),
    opciones,
    mejor: z.enum(["menos", "mas"]).nullish(),
    filtrable: z.boolean().default(false),
    casa: z.enum(Object.keys(PAPELES) as Papel[]).nullish(),
    frase: optionalLine(upTo(rules.FRASE_MAX_LENGTH, "La frase"))
      .transform((text) => text.replaceAll("...", "…"))
      .refine(
        (text) => text === "" || text.split("…").length === 2,
        "Pon una vez «…», donde va la cifra",
      ),
    peso: z
      .string()
      .trim()
      .default("")
      .refine(
        (text) => text === "" || (/^\d{1,2}$/.test(text) && +text >= 1 && +text <= rules.PESO_MAX),
        `Es un número entero del 1 al ${rules.PESO_MAX}`,
      ),
  })
  .transform(({ tipo, mejor, casa, ...campos }, context) => {
    if (tipo === "opcion" && campos.opciones.length < 2) {
      const message = "Escribe al menos dos opciones, una en cada línea";
      context.addIssue({ code: "custom", path: ["opciones"], message });
    }
    const peso = tipo === "numero" && campos.peso ? Number(campos.peso) : null;
    const dato = { tipo, peso, nombre: campos.nombre, opciones: [] as string[], frase: "" };
    if (peso) {
      const unidad = rules.UNIDAD_DE_CRITERIO;
      return { ...dato, mejor: "mas" as const, unidad, filtrable: false, casa: null };
    }
    const isLimit = tipo === "numero" && campos.filtrable;
    const message = casa && papelProblem(casa, tipo, campos.unidad);
    if (message) context.addIssue({ code: "custom", path: ["casa"], message });
    return {
      ...dato,
      filtrable: tipo !== "texto" && campos.filtrable,
      opciones: tipo === "opcion" ? campos.opciones : [],
      frase: isLimit ? campos.frase : "",
      unidad: tipo === "numero" ? campos.unidad : "",
      casa: casa ?? null,
      mejor: (tipo === "numero" && mejor) || null,
    };
  });

export type DatoCampos = z.output<typeof datoSchema>;
