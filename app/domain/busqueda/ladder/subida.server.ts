import { database } from "~db/client.server";
import { type Indexed, type Sought, search } from "~db/engine/engine.server";
import type { Consulta } from "../rules/consulta";
import { findNearest } from "../rules/distancia";
import type { Peldano } from "../rules/peldanos";
import type { Frase } from "../rules/sinonimos";
import type { Nombrada } from "./nombres.server";
import {
  allButOne,
  anyOf,
  asTyped,
  byBeginning,
  byMeaning,
  findNamed,
  inARow,
  isUnknown,
  type Pregunta,
  toPregunta,
} from "./preguntas.server";
import { findVocabulario } from "./vocabulario.server";

export type Matches = { ids: string[]; total: number };

/** How far the ladder was climbed, and what was found there. */
export interface Subida {
  peldano: Peldano;
  found: Partial<Record<Indexed, Matches>>;
  categorias: Nombrada[];
  /** Folded words of texts that tell why something was found; in `principios`, beginnings of them. */
  marks: ReadonlySet<string>;
  /** Folded words that were taken for others. */
  cambios: ReadonlyMap<string, string>;
  /** Folded words of the question that the site does not know. */
  unknown: readonly string[];
}

interface Ask {
  /** The first of each kind that is looked for. */
  limits: Partial<Record<Indexed, number>>;
  /** The one category to look in. */
  within?: string;
  isNewestFirst?: boolean;
}

/** Climbs until a rung finds something, in either kind of content. */
export async function climb(consulta: Consulta, ask: Ask): Promise<Subida> {
  const words = consulta.palabras;
  const pregunta = await toPregunta(words);
  const unknown = pregunta.conceptos
    .filter((concepto) => isUnknown(pregunta, concepto))
    .flatMap(({ typed }) => typed);
  const none = { cambios: new Map<string, string>(), unknown };
  const step = async (peldano: Peldano, of: Pregunta, soughtIn: SoughtIn, title?: string) => {
    const found = await searchAll(soughtIn, ask, title);
    return { ...none, peldano, found, categorias: findNamed(of), marks: marksOf(of) };
  };
  const hasFound = ({ found, categorias }: Pick<Subida, "found" | "categorias">) =>
    (ask.limits.productos !== undefined && categorias.length > 0) ||
    Object.values(found).some(({ total }) => total > 0);
  const direct = await step("todas", pregunta, allOf(pregunta, consulta.folded), consulta.folded);
  if (hasFound(direct) || words.length === 0) return direct;
  const begun = await step("principios", pregunta, (kind) => [byBeginning(pregunta, kind)]);
  if (hasFound(begun))
    return { ...begun, marks: new Set(pregunta.conceptos.flatMap(({ typed }) => typed)) };
  const cambios = await correct(unknown);
  if (cambios.size > 0) {
    const meant = await toPregunta(words.map((word) => cambios.get(word) ?? word));
    const corrected = await step("corregida", meant, allOf(meant, ""));
    if (hasFound(corrected)) return { ...corrected, cambios };
  }
  for (const some of [allButOne, anyOf]) {
    const found = await step("algunas", pregunta, (kind) => some(pregunta, kind));
    if (hasFound({ ...found, categorias: [] })) return { ...found, categorias: [] };
  }
  return { ...direct, peldano: "nada" };
}

type SoughtIn = (indexed: Indexed) => readonly Sought[];

const allOf =
  (pregunta: Pregunta, key: string): SoughtIn =>
  (kind) => [...inARow(pregunta, key), asTyped(pregunta, kind), byMeaning(pregunta, kind)];

async function searchAll(soughtIn: SoughtIn, { limits, ...where }: Ask, title?: string) {
  const found: Subida["found"] = {};
  for (const kind of ["productos", "consejos"] as const) {
    const limit = limits[kind];
    if (limit === undefined) continue;
    const question = { title, sought: soughtIn(kind), ...where };
    found[kind] = await search(database().read, kind, question, limit);
  }
  return found;
}

function marksOf({ conceptos, families }: Pregunta): Set<string> {
  const words = conceptos.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
  return new Set(words.flatMap((word) => [word, ...(families.get(word) ?? [])]));
}

/** More unknown words are no typing error, and each costs a walk through the vocabulary. */
const MOST_CORRECTED = 4;

async function correct(unknown: Frase): Promise<Map<string, string>> {
  const cambios = new Map<string, string>();
  if (unknown.length === 0 || unknown.length > MOST_CORRECTED) return cambios;
  const vocabulario = await findVocabulario();
  for (const word of unknown) {
    const meant = findNearest(word, vocabulario);
    if (meant) cambios.set(word, meant);
  }
  return cambios;
}
