import { z } from "zod";
import { EMAIL_INVALID } from "~/domain/profiles/correo-schema";
import { passedByLines, upTo } from "~/domain/texto";
import { email, line, optionalLine, optionalParagraphs, within } from "~/http/text/text-schemas";
import { type AjusteKey, isHttps, linesOf, ON, parseEnlaces, parseTags } from "./ajuste";
import { isHex, isReadable, nearestReadable } from "./colores";
import { countTickable, withIds } from "./lista";
import type { Campo } from "./secciones/campo";
import { CAMPOS, clavesOf, type SeccionKey } from "./secciones/secciones";

const TAG = /^[a-z0-9-]{1,40}$/i;
const NIF_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
/** Another name could take the page out of search engines. */
const META = /^(?=[^|]*(?:verif|validat))[\w.:-]{1,80} *\| *[\w.=:+/-]{1,200}$/i;

type Rule = (text: string) => boolean;
type Problem = string | ((text: string) => string);

type Rules = readonly (readonly [Rule, Problem])[];

const each =
  (rule: Rule): Rule =>
  (text) =>
    linesOf(text).every((one) => rule(one.trim()));
const linesLike = (example: string, rule: Rule) =>
  [each(rule), `Escribe cada línea así: ${example}`] as const;
const isEnlace: Rule = (one) => parseEnlaces(one).length === 1;
const ENLACES = linesLike("Texto | /dirección", isEnlace);
const hasAtMost = (max: number, problem = `Pon ${max} como máximo`) =>
  [(text: string) => linesOf(text).length <= max, problem] as const;

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

/** Rules of a text that is there, each with its answer. */
const RULES: Partial<Record<AjusteKey, Rules>> = {
  redes: [
    [each(isHttps), "Escribe una dirección completa en cada línea, que empiece por https://"],
    hasAtMost(8, "Puedes poner 8 direcciones como máximo"),
  ],
  boletin: [[isHttps, "Escribe una dirección completa, que empiece por https://"]],
  verificacion: [
    linesLike("google-site-verification | contenido", (one) => META.test(one)),
    hasAtMost(6),
  ],
  tag: [
    [
      (text) => TAG.test(text),
      "La etiqueta solo admite letras, números y guiones, como misitio-21",
    ],
  ],
  tags: [
    linesLike("paseo-viaje | misitio-21", (one) => parseTags(one).length === 1),
    hasAtMost(15),
  ],
  precio_horas: [[(text) => /^\d{1,5}$/.test(text), "Escribe un número de horas, 0 o más"]],
  portada_botones: [ENLACES, hasAtMost(2)],
  color: COLOR,
  color_compra: COLOR,
  lista: [
    [(text) => /^###? /.test(text), "Empieza por el título de un grupo, como «## Dormir»"],
    [(text) => countTickable(text) <= 60, "Pon 60 cosas con casilla como máximo"],
    [
      (text) => text.length <= CAMPOS.lista.max,
      "Con las claves entre corchetes es demasiado largo: quita algo",
    ],
  ],
  menu: [ENLACES, hasAtMost(8)],
  esenciales: [linesLike("Título: texto", (one) => /^[^:|]+: /.test(one)), hasAtMost(6)],
  abrir_asi: [[(text) => /\p{L}{2}\P{L}+\p{L}{2}/u.test(text), "Di por qué, con unas palabras"]],
  nif: [[isNif, "El NIF no es válido: revisa números y letra"]],
  telefono: [
    [
      (text) => /^\+?[\d ()-]{6,}$/.test(text),
      "Escribe el teléfono con números, por ejemplo +34 910 000 000",
    ],
  ],
};

const TRANSFORMS: Partial<Record<AjusteKey, (text: string) => string>> = {
  nif: (text) => text.toUpperCase().replace(/[\s.-]/g, ""),
  lista: withIds,
  color: (text) => text.toLowerCase(),
  color_compra: (text) => text.toLowerCase(),
};

function schemaOf(key: AjusteKey): z.ZodType<string> {
  const { label, max, rows, opciones, imagen, attributes }: Campo = CAMPOS[key];
  if (opciones)
    return z.enum(opciones === "casilla" ? ["", ON] : Object.keys(opciones)).default("");
  const limits = upTo(max, `«${label}»`);
  if (attributes?.required) return line({ required: `«${label}» es obligatorio`, ...limits });
  if (key === "email") {
    return email({ required: EMAIL_INVALID, invalid: EMAIL_INVALID })
      .optional()
      .transform((text) => text?.toLowerCase() ?? "");
  }
  const text = rows
    ? optionalParagraphs(limits).check(within(passedByLines, "Es demasiado largo"))
    : optionalLine(limits);
  const change = TRANSFORMS[key] ?? String;
  const rules = imagen ? [IMAGEN] : (RULES[key] ?? []);
  return rules.reduce<z.ZodType<string>>(
    (schema, [rule, problem]) =>
      schema.refine((typed) => typed === "" || rule(typed), {
        error: ({ input }) => (typeof problem === "string" ? problem : problem(String(input))),
      }),
    text.transform(change),
  );
}

export function ajustesSchema(seccion: SeccionKey) {
  return z.object(Object.fromEntries(clavesOf(seccion).map((key) => [key, schemaOf(key)])));
}

/** DNI and NIE have a check letter; other tax numbers are known by their shape alone. */
function isNif(text: string): boolean {
  const [, head = "", digits = "", letter = ""] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text) ?? [];
  if (head.length + digits.length === 8) {
    const number = Number(`${head ? "XYZ".indexOf(head) : ""}${digits}`);
    return NIF_LETTERS[number % NIF_LETTERS.length] === letter;
  }
  return /^[A-HJ-NP-SUVW]\d{7}[0-9A-J]$/.test(text);
}
