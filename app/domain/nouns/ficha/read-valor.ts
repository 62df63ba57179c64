import { hasVisible, isOneLine, withoutHidden } from "~/http/text/text-schemas";
import { fold } from "~base/texto";
import { type Dato, FUENTE_LABELS, isNota, type Valor } from "./dato";
import { changeFicha, type Ficha, type Medida } from "./ficha";
import { campoDeFuente, campoDeMedicion, campoOf } from "./ficha-form";
import { readMedicion } from "./medicion";

const TEXTO_MAX_LENGTH = 120;
const NUMBER = /^[+-]?(\d{1,3}(\.\d{3})+|\d{1,9})(,\d{1,3})?$/;
const PLAIN_NUMBER = /^[+-]?\d{1,9}(\.\d{1,3})?$/;
const NO_NOTA = "Va de 0 a 5, con un decimal como máximo";
const YES = /^(si|true|verdadero|1)$/;
const NO = /^(no|false|falso|0)$/;

const UNMEASURED = "cómo se midió solo lo lleva un valor «Medido por nosotros»";

type Read = { valor: Valor | null; problem?: undefined } | { problem: string };

/** @param isPlain for numbers with a decimal point, as programs write them */
export function readValor(dato: Dato, typed: string, isPlain = false): Read {
  const text = withoutHidden(typed).trim();
  if (!hasVisible(text)) return { valor: null };
  if (text.length > TEXTO_MAX_LENGTH) {
    return { problem: `Es demasiado largo (${TEXTO_MAX_LENGTH} caracteres como máximo)` };
  }
  const { tipo, opciones } = dato;
  if (tipo === "numero") {
    const read = readNumber(dato, text, isPlain);
    if (dato.peso === null || read.problem !== undefined) return read;
    return isNota(Number(read.valor)) ? read : { problem: NO_NOTA };
  }
  if (tipo === "si_no") {
    if (YES.test(fold(text))) return { valor: 1 };
    return NO.test(fold(text)) ? { valor: 0 } : { problem: "Solo puede ser «sí» o «no»" };
  }
  if (tipo === "opcion") {
    const valor = opciones.find((opcion) => fold(opcion) === fold(text));
    return valor ? { valor } : { problem: `Elige una de estas: ${opciones.join(", ")}` };
  }
  return isOneLine(text) ? { valor: text } : { problem: "Escríbelo en una sola línea" };
}

export const withoutUnidad = (text: string, unidad: string) =>
  unidad && text.endsWith(unidad) ? text.slice(0, -unidad.length).trim() : text;

function readNumber({ unidad }: Dato, text: string, isPlain: boolean): Read {
  const alone = withoutUnidad(text, unidad);
  if (isPlain && PLAIN_NUMBER.test(alone)) return { valor: Number(alone) };
  // «1.299» is ambiguous, one or a thousand; «5.9» is not.
  if (/^[+-]?\d{1,3}\.\d{3}$/.test(alone)) {
    return {
      problem: `¿Miles o decimales? Escribe «${alone.replace(".", "")}» o «${alone.replace(".", ",")}»`,
    };
  }
  if (PLAIN_NUMBER.test(alone)) return { valor: Number(alone) };
  if (!NUMBER.test(alone)) {
    return { problem: "Escribe solo un número, por ejemplo «5,9», con tres decimales como máximo" };
  }
  return { valor: Number(alone.replaceAll(".", "").replace(",", ".")) };
}

/** Keeps stored values without a field, which may belong to a former category. */
export function readFicha(form: FormData, datos: readonly Dato[], stored: Ficha) {
  const errors: Record<string, string[]> = {};
  const changes: Record<string, Medida | null> = {};
  for (const dato of datos) {
    const typed = form.get(campoOf(dato.id));
    if (typeof typed !== "string") continue;
    const read = readValor(dato, typed);
    const fuente = form.get(campoDeFuente(dato.id));
    const said = form.get(campoDeMedicion(dato.id));
    const how = readMedicion(String(said ?? ""));
    if (read.problem !== undefined) errors[campoOf(dato.id)] = [`${dato.nombre}: ${read.problem}`];
    else if (fuente !== null && !Object.hasOwn(FUENTE_LABELS, String(fuente))) {
      errors[campoDeFuente(dato.id)] = [`${dato.nombre}: elige de dónde sale`];
    } else {
      const isMedido = fuente === "medido" || dato.peso !== null;
      const { medicion, problem = medicion && !(isMedido && read.valor !== null) && UNMEASURED } =
        how;
      if (problem) errors[campoDeMedicion(dato.id)] = [`${dato.nombre}: ${problem}`];
      // A form opened before this field existed sends none, so the stored measurement stays.
      const kept = said === null && isMedido ? stored[dato.id]?.medicion : medicion;
      changes[dato.id] =
        read.valor === null
          ? null
          : { valor: read.valor, fuente: isMedido ? "medido" : "fabricante", medicion: kept };
    }
  }
  return { ficha: changeFicha(stored, changes), errors };
}
