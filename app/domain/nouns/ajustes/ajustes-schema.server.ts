import { z } from "zod";
import * as textSchemas from "~/http/text/text-schemas";
import { passedByLines, upTo } from "~base/texto";
import { EMAIL_INVALID } from "~nouns/profiles/correo-schema";
import { toMarks, withoutBullets } from "~record/marcas/marcas";
import * as ajuste from "./ajuste";
import { isHex, isReadable, nearestReadable, toHex } from "./colores";
import { countTickable, withIds } from "./lista";
import { parseKilos, parseMedidas } from "./medidas";
import type { CampoAjuste } from "./secciones/campo";
import { CAMPOS, clavesOf, type SeccionKey } from "./secciones/secciones";

const TAG = /^[a-z0-9-]{1,40}$/i;
const NIF_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
/** Only names of site verification: another name, such as `robots`, could hide the site. */
const META = /^(?=[^|]*(?:verif|validat))[\w.:-]{1,80} *\| *[\w.=:+/-]{1,200}$/i;

type Rule = (text: string) => boolean;
type Problem = string | ((text: string) => string);

type Rules = readonly (readonly [Rule, Problem])[];

const each =
  (rule: Rule): Rule =>
  (text) =>
    ajuste.fullLines(text).every((one) => rule(one.trim()));
/** @param problem is reported with the number of the first wrong row */
const rowsLike = (problem: string, rule: Rule) => {
  const firstWrong = (text: string) =>
    ajuste.fullLines(text).findIndex((one) => !rule(one.trim())) + 1;
  return [each(rule), (text: string) => `Fila ${firstWrong(text)}: ${problem}`] as const;
};
const isEnlace: Rule = (one) => ajuste.parseEnlaces(one).length === 1;
const ENLACES = rowsLike(
  "pon un texto sin «|» y una dirección, como /consejos o https://…",
  isEnlace,
);
const LLEVA_A = rowsLike(
  "«Lleva a» es el slug de un producto o de una categoría, como cuna-nube",
  (one) => !/\|(?! *[a-z0-9-]+$)/.test(one),
);
const hasAtMost = (max: number, problem = `Pon ${max} como máximo`) =>
  [(text: string) => ajuste.fullLines(text).length <= max, problem] as const;

const nearest = (text: string) =>
  `El color ${text} no se lee bien sobre blanco. Uno parecido que sí: ${nearestReadable(text)}`;
const COLOR: Rules = [
  [isHex, "Escribe el color así: #2a5a4c"],
  [(text) => !isHex(text) || isReadable(text), nearest],
];
const IMAGEN = [
  (text) => /^\/media\/[0-9a-f]{16,64}$/.test(text),
  "Copia la dirección de una imagen de la biblioteca, que empieza por /media/",
] as const satisfies Rules[number];

/** The checks of a text that is not empty, each with its error message. */
const RULES: Partial<Record<ajuste.AjusteKey, Rules>> = {
  redes: [
    [
      each(ajuste.isHttps),
      "Escribe una dirección completa en cada línea, que empiece por https://",
    ],
    hasAtMost(8, "Puedes poner 8 direcciones como máximo"),
  ],
  boletin: [[ajuste.isHttps, "Escribe una dirección completa, que empiece por https://"]],
  verificacion: [
    rowsLike("pon el nombre y el contenido, como google-site-verification y abc123", (one) =>
      META.test(one),
    ),
    hasAtMost(6),
  ],
  tag: [
    [
      (text) => TAG.test(text),
      "La etiqueta solo admite letras, números y guiones, como misitio-21",
    ],
  ],
  tags: [
    rowsLike(
      "pon el slug de la categoría y la etiqueta, como paseo-viaje y misitio-21",
      (one) => ajuste.parseTags(one).length === 1,
    ),
    hasAtMost(15),
  ],
  redes_afiliado: [
    [each((one) => ajuste.hostOf(one) === one), "Escribe un dominio en cada línea, como awin1.com"],
    hasAtMost(30, "Pon 30 redes como máximo"),
  ],
  precio_horas: [[(text) => /^\d{1,5}$/.test(text), "Escribe un número de horas, 0 o más"]],
  portada_botones: [ENLACES, hasAtMost(2)],
  color: COLOR,
  color_compra: COLOR,
  lista: [
    [(text) => /^###? /.test(text), "La primera fila es un grupo, como «Dormir»"],
    rowsLike("pon un nombre", (one) => !/^(?:\[\w*\] *)?(?::|\|)/.test(one)),
    LLEVA_A,
    [(text) => countTickable(text) <= 60, "Pon 60 cosas con casilla como máximo"],
    [(text) => text.length <= CAMPOS.lista.max, "Es demasiado largo: quita algo"],
  ],
  menu: [ENLACES, hasAtMost(8)],
  esenciales: [
    rowsLike("pon un título y un texto", (one) => /^[^:|]+: /.test(one)),
    LLEVA_A,
    hasAtMost(6),
  ],
  casa: [
    [
      (text) => parseMedidas(text, [1]).length === ajuste.fullLines(text).length,
      "Cada fila lleva una pregunta distinta, su nombre y una frase, sin «|» y con «…» (la del ISOFIX, sin él)",
    ],
  ],
  casa_kilos: [[(text) => parseKilos(text).length === 3, "Escribe tres números, como 14, 11, 8"]],
  abrir_asi: [[(text) => /\p{L}{2}\P{L}+\p{L}{2}/u.test(text), "Di por qué, con unas palabras"]],
  nif: [[isNif, "El NIF no es válido: revisa números y letra, o marca que no es español"]],
  telefono: [
    [
      (text) => /^\+?[\d ()-]{6,}$/.test(text),
      "Escribe el teléfono con números, por ejemplo +34 910 000 000",
    ],
  ],
};

const TRANSFORMS: Partial<Record<ajuste.AjusteKey, (text: string) => string>> = {
  nif: (text) =>
    text
      .toUpperCase()
      .replace(/[\s.\p{Pd}]/gu, "")
      .replace(/^ES(?=[A-Z0-9]{9}$)/, ""),
  casa: (text) => text.replaceAll("...", "…"),
  lista: (text) => withIds(withoutBullets(toMarks(text))),
  redes_afiliado: (text) =>
    ajuste
      .fullLines(text)
      .map((line) => ajuste.hostOf(line.trim()) ?? line)
      .join("\n"),
  redes: textSchemas.completeLines,
  boletin: textSchemas.completeAddress,
  color: toHex,
  color_compra: toHex,
};

function schemaOf(key: ajuste.AjusteKey, isForeign: boolean): z.ZodType<string> {
  const { label, max, rows, opciones, imagen, attributes }: CampoAjuste = CAMPOS[key];
  if (opciones)
    return z.enum(opciones === "casilla" ? ["", ajuste.ON] : Object.keys(opciones)).default("");
  const limits = upTo(max, `«${label}»`);
  if (attributes?.required)
    return textSchemas.line({ required: `«${label}» es obligatorio`, ...limits });
  if (key === "email") {
    return textSchemas
      .email({ required: EMAIL_INVALID, invalid: EMAIL_INVALID })
      .optional()
      .transform((text) => text?.toLowerCase() ?? "");
  }
  const text = rows
    ? textSchemas
        .optionalParagraphs(limits)
        .check(textSchemas.within(passedByLines, "Es demasiado largo"))
    : textSchemas.optionalLine(limits);
  if (key === "nif" && isForeign) return text;
  const change = TRANSFORMS[key] ?? (ajuste.hasMarcas(key) ? toMarks : String);
  const rules = imagen ? [IMAGEN] : (RULES[key] ?? []);
  return rules.reduce<z.ZodType<string>>(
    (schema, [rule, problem]) =>
      schema.refine((typed) => typed === "" || rule(typed), {
        error: ({ input }) => (typeof problem === "string" ? problem : problem(String(input))),
      }),
    text.transform(change),
  );
}

/** @param isForeign skips the check of the tax number, whose rules abroad we do not know */
export function ajustesSchema(seccion: SeccionKey, isForeign = false) {
  const keys = clavesOf(seccion);
  return z.object(Object.fromEntries(keys.map((key) => [key, schemaOf(key, isForeign)])));
}

/** Checks the letter of a person's tax number; of others only the shape is checked. */
function isNif(text: string): boolean {
  const [, head = "", digits = "", letter = ""] = /^([KLMXYZ]?)(\d{7,8})([A-Z])$/.exec(text) ?? [];
  if (head.length + digits.length === 8) {
    const place = "XYZ".indexOf(head || "-");
    const number = Number(`${place < 0 ? "" : place}${digits}`);
    return NIF_LETTERS[number % NIF_LETTERS.length] === letter;
  }
  return /^[A-HJNP-SUVW]\d{7}[0-9A-J]$/.test(text);
}
