import { database } from "~db/client.server";
import { type Indexed, type Sought, search } from "~db/engine/engine.server";
import type { Consulta } from "../rules/consulta";
import type { Peldano } from "../rules/peldanos";
import { correct, RARE, respelled, TIMES } from "./correccion.server";
import type { Nombrada } from "./nombres.server";
import * as preguntas from "./preguntas.server";

export type Matches = { ids: string[]; total: number };

export interface Subida {
  peldano: Peldano;
  found: Partial<Record<Indexed, Matches>>;
  categorias: Nombrada[];
  /** Folded words to highlight in the results; on the rung `principios` these are prefixes. */
  marks: ReadonlySet<string>;
  /** Folded words that were corrected, with their corrections. */
  cambios: ReadonlyMap<string, string>;
  /** True where a few results match the words as typed, beside those of the correction. */
  isAlsoTyped?: boolean;
  /** Folded words of the question that occur nowhere on the site. */
  unknown: readonly string[];
}

interface Ask {
  limits: Partial<Record<Indexed, number>>;
  within?: string;
  isNewestFirst?: boolean;
  /** On each rung of the search, other fields are searched only if no title matches. */
  areTitlesFirst?: boolean;
}

/** Tries the rungs, from strict to loose searches, until one finds products or articles. */
export async function climb(consulta: Consulta, ask: Ask): Promise<Subida> {
  const words = consulta.palabras;
  const pregunta = await preguntas.toPregunta(words);
  const step = stepper(ask, preguntas.unknownIn(pregunta));
  const direct = await step("todas", pregunta, allOf(pregunta, consulta.folded), consulta.folded);
  if (words.length === 0) return direct;
  const own = hasFound(direct) ? direct : await begin(step, pregunta);
  const isRare = own.categorias.length === 0 && countFound(own) <= RARE;
  const corrected = isRare && (await tryCorrection(step, pregunta, countFound(own)));
  if (corrected) return corrected;
  if (hasFound(own)) return own;
  for (const some of [preguntas.allButOne, preguntas.anyOf]) {
    const found = await step("algunas", pregunta, (kind) => some(pregunta, kind));
    if (countFound(found) > 0) return { ...found, categorias: [] };
  }
  return { ...direct, peldano: "nada" };
}

type SoughtIn = (indexed: Indexed) => readonly Sought[];
type Step = ReturnType<typeof stepper>;

const stepper =
  (ask: Ask, unknown: readonly string[]) =>
  async (peldano: Peldano, of: preguntas.Pregunta, soughtIn: SoughtIn, title?: string) => {
    const found = await searchAll(soughtIn, ask, title);
    const categorias = ask.limits.productos === undefined ? [] : preguntas.findNamed(of);
    const marks = marksOf(of);
    return { cambios: new Map(), unknown, peldano, found, categorias, marks } satisfies Subida;
  };

export const countFound = ({ found }: Pick<Subida, "found">) =>
  Object.values(found).reduce((sum, { total }) => sum + total, 0);

const hasFound = (subida: Subida) => subida.categorias.length > 0 || countFound(subida) > 0;

async function begin(step: Step, pregunta: preguntas.Pregunta): Promise<Subida> {
  const isBegun = preguntas.isBegun(pregunta);
  const begun = await step("principios", pregunta, (kind) =>
    isBegun ? [preguntas.byBeginning(pregunta, kind)] : [],
  );
  return { ...begun, marks: new Set(preguntas.typedIn(pregunta)) };
}

/** If a correction finds far more, its results come first and the few typed matches after it. */
async function tryCorrection(step: Step, pregunta: preguntas.Pregunta, own: number) {
  const cambios = await correct(pregunta);
  if (cambios.size === 0) return undefined;
  const meant = await preguntas.toPregunta(respelled(pregunta.words, cambios));
  const corrected = await step("corregida", meant, allOf(meant, ""));
  if (!hasFound(corrected) || countFound(corrected) < TIMES * own) return undefined;
  if (own === 0) return { ...corrected, cambios };
  const both = await step("corregida", meant, (kind) => {
    const any = [
      preguntas.byMeaning(meant, kind),
      preguntas.byMeaning(pregunta, kind),
      preguntas.byBeginning(pregunta, kind),
    ];
    return [...allOf(meant, "")(kind), { any }];
  });
  const marks = new Set([...both.marks, ...marksOf(pregunta)]);
  return { ...both, marks, cambios, isAlsoTyped: true };
}

const allOf =
  (pregunta: preguntas.Pregunta, key: string): SoughtIn =>
  (kind) => [
    ...preguntas.inARow(pregunta, key),
    preguntas.asTyped(pregunta, kind),
    preguntas.byMeaning(pregunta, kind),
  ];

async function searchAll(soughtIn: SoughtIn, ask: Ask, title?: string) {
  const { limits, areTitlesFirst, ...where } = ask;
  const found: Subida["found"] = {};
  for (const kind of ["productos", "consejos"] as const) {
    const limit = limits[kind];
    if (limit === undefined) continue;
    const question = { title, sought: soughtIn(kind), ...where };
    const places = areTitlesFirst ? [true, false] : [false];
    for (const inTitles of places) {
      found[kind] = await search(database().read, kind, { ...question, inTitles }, limit);
      if (found[kind].total > 0) break;
    }
  }
  return found;
}

function marksOf({ conceptos, family }: preguntas.Pregunta): Set<string> {
  const words = conceptos.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
  const alike = words.flatMap((each) => family(each).alike.map(({ word }) => word));
  return new Set([...words, ...alike]);
}
